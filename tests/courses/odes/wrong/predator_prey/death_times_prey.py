# what: predators die at a rate of death times the prey, not times themselves
def predator_prey(t, y, p):
    a, b = y
    births = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t)) * a
    meals = p["hunt"] * a * b
    da = births - meals
    db = p["gain"] * meals - p["death"] * a
    return np.array([da, db]) + p["move"] * (np.mean(y, axis=1, keepdims=True) - y)

# what: predators grow by all they eat, the factor gain is left out
def predator_prey(t, y, p):
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    meals = p["hunt"] * prey * pred
    local = np.stack((birth * prey - meals, meals - p["death"] * pred))
    centre = y.mean(axis=1).reshape(2, 1)
    return local + p["move"] * (centre - y)

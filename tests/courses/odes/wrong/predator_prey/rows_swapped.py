# what: row 0 is taken for the predators and row 1 for the prey, in and out
def predator_prey(t, y, p):
    pred, prey = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    meals = p["hunt"] * prey * pred
    growth = np.array([p["gain"] * meals - p["death"] * pred, birth * prey - meals])
    return growth + p["move"] * (np.mean(y, axis=1, keepdims=True) - y)

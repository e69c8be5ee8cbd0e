# what: the mean is subtracted from y itself (dev is the same array), so the local terms are made of deviations
def predator_prey(t, y, p):
    dev = y
    dev -= np.mean(y, axis=1, keepdims=True)
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    meals = p["hunt"] * prey * pred
    return np.array([birth * prey - meals, p["gain"] * meals - p["death"] * pred]) - p["move"] * dev

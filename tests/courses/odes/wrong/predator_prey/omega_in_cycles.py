# what: omega is taken as a frequency in cycles, cos(2 pi omega t)
def predator_prey(t, y, p):
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(2 * np.pi * p["omega"] * t))
    meals = p["hunt"] * prey * pred
    growth = np.array([birth * prey - meals, p["gain"] * meals - p["death"] * pred])
    return growth + p["move"] * (np.mean(y, axis=1, keepdims=True) - y)

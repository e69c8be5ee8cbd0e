# what: season * cos is added to the birth rate instead of being a share of it
def predator_prey(t, y, p):
    prey, pred = y
    rate = p["birth"] + p["season"] * np.cos(p["omega"] * t)
    meals = p["hunt"] * prey * pred
    dprey = rate * prey - meals
    dpred = p["gain"] * meals - p["death"] * pred
    d = np.array([dprey, dpred])
    d = d + p["move"] * (np.mean(y, axis=1, keepdims=True) - y)
    return d

# what: one average over prey and predators and all islands together, instead of one for each kind
def predator_prey(t, y, p):
    prey, pred = y[0, :], y[1, :]
    season = 1 + p["season"] * np.cos(p["omega"] * t)
    dprey = p["birth"] * season * prey - p["hunt"] * prey * pred
    dpred = p["gain"] * p["hunt"] * prey * pred - p["death"] * pred
    return np.vstack([dprey, dpred]) + p["move"] * (np.mean(y) - y)

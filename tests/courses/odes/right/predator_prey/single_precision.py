# what: right; everything in single precision
def predator_prey(t, y, p):
    y = y.astype(np.float32)
    prey, pred = y
    birth = np.float32(p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t)))
    meals = np.float32(p["hunt"]) * prey * pred
    growth = np.stack([birth * prey - meals, np.float32(p["gain"]) * meals - np.float32(p["death"]) * pred])
    return growth + np.float32(p["move"]) * (y.mean(axis=1, keepdims=True) - y)

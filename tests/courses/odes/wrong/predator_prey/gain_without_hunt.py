# what: the predators' growth is gain * prey * pred, without the rate hunt
def predator_prey(t, y, p):
    out = np.empty(y.shape)
    m = y.shape[1]
    b = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    xbar, ybar = sum(y[0]) / m, sum(y[1]) / m
    for j in range(m):
        x, z = y[0, j], y[1, j]
        out[0, j] = b * x - p["hunt"] * x * z + p["move"] * (xbar - x)
        out[1, j] = p["gain"] * x * z - p["death"] * z + p["move"] * (ybar - z)
    return out

# what: right; loops over islands with plain sums
def predator_prey(t, y, p):
    m = y.shape[1]
    out = np.zeros((2, m))
    rate = p["birth"] + p["birth"] * p["season"] * np.cos(p["omega"] * t)
    mean = [sum(y[0, j] for j in range(m)) / m, sum(y[1, j] for j in range(m)) / m]
    for j in range(m):
        a, b = y[0, j], y[1, j]
        out[0, j] = a * (rate - p["hunt"] * b) + p["move"] * (mean[0] - a)
        out[1, j] = b * (p["gain"] * p["hunt"] * a - p["death"]) + p["move"] * (mean[1] - b)
    return out

# the curve numbers are not adjusted to the rain of the five days before
def excess_rain(rain, before, cn, area):
    S = 25400 / cn - 254
    out = np.zeros((cn.size, rain.size))
    for i in range(cn.size):
        acc, old = 0.0, 0.0
        for j in range(rain.size):
            acc += rain[j]
            pe = max(acc - 0.2 * S[i], 0)
            new = pe**2 / (pe + S[i])
            out[i, j] = new - old
            old = new
    mean = np.zeros(rain.size)
    for i in range(cn.size):
        mean += out[i] * area[i]
    return out, mean / sum(area)

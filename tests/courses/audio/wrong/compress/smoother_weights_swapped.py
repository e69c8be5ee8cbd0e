# weighted the old gain with 1 - k and the target with k instead of the other way round
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    n = x.shape[1]
    g = np.zeros(n)
    previous = 0.0
    for i in range(n):
        level = 20 * np.log10(max(abs(x[:, i])))
        if level > threshold_db:
            goal = -(level - threshold_db) * (1 - 1 / ratio)
        else:
            goal = 0.0
        if goal < previous:
            k = np.exp(-1 / attack)
        else:
            k = np.exp(-1 / release)
        g[i] = (1 - k) * previous + k * goal
        previous = g[i]
    factor = 10 ** ((g + makeup_db) / 20)
    return x * factor, g

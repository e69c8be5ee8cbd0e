def compress(x, threshold_db, ratio, attack, release, makeup_db):
    n = x.shape[1]
    y = np.zeros(x.shape)
    g = np.zeros(n)
    previous = 0.0
    for i in range(n):
        level = 20 * np.log10(max(abs(x[:, i])))
        if level > threshold_db:
            goal = threshold_db + (level - threshold_db) / ratio - level
        else:
            goal = 0.0
        if goal < previous:
            k = np.exp(-1 / attack)
        else:
            k = np.exp(-1 / release)
        previous = k * previous + (1 - k) * goal
        g[i] = previous
        y[:, i] = x[:, i] * 10 ** (previous / 20) * 10 ** (makeup_db / 20)
    return y, g

# alpha is computed with 2 * train cells also at the ends, and only the neighbor after the cell is compared
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    T = np.zeros(n)
    hit = np.zeros(n, dtype=bool)
    factor = 2 * train * (pfa ** (-1 / (2 * train)) - 1)
    for i in range(n):
        s, c = 0.0, 0
        for d in range(guard + 1, guard + train + 1):
            if i - d >= 0:
                s, c = s + power[i - d], c + 1
            if i + d <= n - 1:
                s, c = s + power[i + d], c + 1
        noise[i] = s / c
        T[i] = factor * noise[i]
        hit[i] = power[i] > T[i]
        if i + 1 < n and power[i + 1] > power[i]:
            hit[i] = False
    return noise, T, hit

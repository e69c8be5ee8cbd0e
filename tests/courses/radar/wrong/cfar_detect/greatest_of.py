# the larger of the means of the two sides is taken instead of the mean of all training cells
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    T = np.zeros(n)
    D = np.zeros(n, dtype=bool)
    for i in range(n):
        left = power[max(0, i - guard - train):max(0, i - guard)]
        right = power[i + guard + 1:i + guard + train + 1]
        N = len(left) + len(right)
        means = [side.mean() for side in (left, right) if len(side) > 0]
        noise[i] = max(means)
        T[i] = N * (pfa ** (-1 / N) - 1) * noise[i]
        D[i] = power[i] > T[i] and power[i] == power[max(0, i - 1):i + 2].max()
    return noise, T, D

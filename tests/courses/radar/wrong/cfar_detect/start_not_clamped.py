# the start of the left training cells is not limited to 0, so near the start a negative index loses them
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    threshold = np.zeros(n)
    detected = np.zeros(n, dtype=bool)
    for i in range(n):
        left = power[i - guard - train:max(i - guard, 0)]
        right = power[i + guard + 1:i + guard + 1 + train]
        cells = np.concatenate([left, right])
        k = cells.size
        noise[i] = cells.mean()
        threshold[i] = k * (pfa ** (-1 / k) - 1) * noise[i]
        before = power[i - 1] if i > 0 else 0.0
        after = power[i + 1] if i < n - 1 else 0.0
        detected[i] = power[i] > threshold[i] and power[i] >= max(before, after)
    return noise, threshold, detected

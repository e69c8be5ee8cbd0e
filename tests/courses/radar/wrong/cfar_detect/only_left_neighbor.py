# only the neighbor before the cell is compared, not the one after it
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise, threshold = np.zeros(n), np.zeros(n)
    for i in range(n):
        left = power[max(0, i - guard - train):max(0, i - guard)]
        right = power[i + guard + 1:i + guard + train + 1]
        N = left.size + right.size
        noise[i] = (np.sum(left) + np.sum(right)) / N
        threshold[i] = N * (pfa ** (-1 / N) - 1) * noise[i]
    previous = np.concatenate(([0.0], power[:-1]))
    detected = (power > threshold) & (power >= previous)
    return noise, threshold, detected

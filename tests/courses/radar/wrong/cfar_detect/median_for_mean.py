# the noise is the median of the training cells instead of their mean
def cfar_detect(power, guard, train, pfa):
    n = power.size
    noise, threshold, detected = np.zeros(n), np.zeros(n), np.zeros(n, dtype=bool)
    for i in range(n):
        a = power[max(0, i - guard - train):max(0, i - guard)]
        b = power[i + guard + 1:i + guard + train + 1]
        both = np.concatenate((a, b))
        noise[i] = np.median(both)
        cnt = both.shape[0]
        scale = cnt * (pfa ** (-1 / cnt) - 1)
        threshold[i] = scale * noise[i]
        local = power[max(0, i - 1):i + 2]
        detected[i] = (power[i] > threshold[i]) & (power[i] == local.max())
    return noise, threshold, detected

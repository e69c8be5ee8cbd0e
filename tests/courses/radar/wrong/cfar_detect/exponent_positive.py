# the exponent of pfa in alpha is 1/N instead of -1/N
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    threshold = np.zeros(n)
    detected = np.zeros(n, dtype=bool)
    for cut in range(n):
        start1, stop1 = cut - guard - train, cut - guard
        start2, stop2 = cut + guard + 1, cut + guard + train + 1
        window = [power[j] for j in range(start1, stop1) if j >= 0]
        window += [power[j] for j in range(start2, stop2) if j < n]
        N = len(window)
        noise[cut] = np.mean(window)
        threshold[cut] = N * (np.power(pfa, 1 / N) - 1) * noise[cut]
        around = power[max(0, cut - 1):cut + 2]
        if power[cut] > threshold[cut] and power[cut] == np.amax(around):
            detected[cut] = True
    return noise, threshold, detected

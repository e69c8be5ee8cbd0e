# alpha is computed with 2 * train cells everywhere, also at the ends where fewer exist
def cfar_detect(power, guard, train, pfa):
    num = len(power)
    N = 2 * train
    alpha = N * (pfa ** (-1 / N) - 1)
    noise = []
    for i in range(num):
        left = power[max(0, i - guard - train):max(0, i - guard)]
        right = power[min(num, i + guard + 1):min(num, i + guard + train + 1)]
        noise.append(np.mean(np.hstack((left, right))))
    noise = np.array(noise)
    threshold = alpha * noise
    detected = power > threshold
    for i in range(num):
        if i > 0 and power[i] < power[i - 1]:
            detected[i] = False
        if i + 1 < num and power[i] < power[i + 1]:
            detected[i] = False
    return noise, threshold, detected

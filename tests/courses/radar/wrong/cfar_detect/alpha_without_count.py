# alpha lacks the factor N, the number of training cells
def cfar_detect(power, guard, train, pfa):
    n = len(power)

    def training(i):
        return np.array([power[j] for j in range(n) if guard < abs(j - i) <= guard + train])

    noise = np.array([training(i).mean() for i in range(n)])
    alpha = np.array([pfa ** (-1 / len(training(i))) - 1 for i in range(n)])
    threshold = alpha * noise
    peaks = np.array([power[i] == max(power[max(0, i - 1):i + 2]) for i in range(n)])
    detected = np.logical_and(power > threshold, peaks)
    return noise, threshold, detected

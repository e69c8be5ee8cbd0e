# the cell under test is among the training cells, and neighbors are not compared
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise, threshold = [], []
    for i in range(n):
        group = [power[j] for j in range(n)
                 if j == i or guard < abs(i - j) <= guard + train]
        N = len(group)
        mean = sum(group) / N
        noise.append(mean)
        threshold.append(N * (pfa ** (-1 / N) - 1) * mean)
    noise, threshold = np.array(noise), np.array(threshold)
    detected = power > threshold
    return noise, threshold, detected

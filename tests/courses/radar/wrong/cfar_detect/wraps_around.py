# at the ends the training cells are taken from the other end of the record
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    offsets = [d for d in range(-guard - train, guard + train + 1) if abs(d) > guard]
    total = np.zeros(n)
    for d in offsets:
        total += np.roll(power, -d)
    N = len(offsets)
    noise = total / N
    threshold = N * (pfa ** (-1 / N) - 1) * noise
    detected = np.zeros(n, dtype=bool)
    for i in range(n):
        detected[i] = power[i] > threshold[i] and power[i] == power[max(0, i - 1):i + 2].max()
    return noise, threshold, detected

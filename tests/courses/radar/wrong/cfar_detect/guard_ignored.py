# the guard cells are not left out: training starts right beside the cell under test
def cfar_detect(power, guard, train, pfa):
    N = power.shape[0]
    noise = np.zeros(N)
    threshold = np.zeros(N)
    detected = np.zeros(N, dtype=bool)
    for i in range(N):
        cells = []
        for d in range(1, train + 1):
            if i - d >= 0:
                cells.append(power[i - d])
            if i + d < N:
                cells.append(power[i + d])
        k = len(cells)
        noise[i] = sum(cells) / k
        threshold[i] = k * (pfa ** (-1 / k) - 1) * noise[i]
        is_peak = True
        if i > 0 and power[i - 1] > power[i]:
            is_peak = False
        if i < N - 1 and power[i + 1] > power[i]:
            is_peak = False
        detected[i] = is_peak and power[i] > threshold[i]
    return noise, threshold, detected

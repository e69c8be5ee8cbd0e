# the cell under test itself is among the training cells
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    threshold = np.zeros(n)
    detected = np.full(n, False)
    for i in range(n):
        cells = list(power[max(0, i - guard - train):max(0, i - guard)])
        cells.append(power[i])
        cells.extend(power[i + guard + 1:i + guard + train + 1])
        count = len(cells)
        noise[i] = np.mean(cells)
        threshold[i] = count * (pfa ** (-1 / count) - 1) * noise[i]
        if power[i] > threshold[i]:
            if (i == 0 or power[i] >= power[i - 1]) and (i == n - 1 or power[i] >= power[i + 1]):
                detected[i] = True
    return noise, threshold, detected

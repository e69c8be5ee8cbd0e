# the sum of the training cells is divided by 2 * train also at the ends, where fewer exist
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    thresh = np.zeros(n)
    hits = np.zeros(n, dtype=bool)
    for i in range(n):
        total, number = 0.0, 0
        for j in range(n):
            if guard < abs(i - j) <= guard + train:
                total += power[j]
                number += 1
        noise[i] = total / (2 * train)
        thresh[i] = number * (pfa ** (-1 / number) - 1) * noise[i]
        neighbors = power[max(i - 1, 0):i + 2]
        hits[i] = power[i] > thresh[i] and power[i] == neighbors.max()
    return noise, thresh, hits

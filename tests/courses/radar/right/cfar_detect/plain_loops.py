# plain loops and lists, early exit where the cell is no detection
def cfar_detect(power, guard, train, pfa):
    def is_target(i, level):
        if power[i] <= level:
            return False
        for j in (i - 1, i + 1):
            if 0 <= j < len(power) and power[j] > power[i]:
                return False
        return True

    noise, threshold, detected = [], [], []
    for i in range(len(power)):
        total, N = 0.0, 0
        for d in range(guard + 1, guard + train + 1):
            for j in (i - d, i + d):
                if 0 <= j < len(power):
                    total += power[j]
                    N += 1
        noise.append(total / N)
        threshold.append(total * (pfa ** (-1.0 / N) - 1))
        detected.append(is_target(i, threshold[-1]))
    return np.array(noise), np.array(threshold), np.array(detected)

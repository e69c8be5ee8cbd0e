# alpha lacks the minus one: N * pfa**(-1/N)
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    i = np.arange(n)
    distance = np.abs(i[:, None] - i[None, :])
    mask = (distance > guard) & (distance <= guard + train)
    count = mask.sum(axis=1)
    noise = mask @ power / count
    threshold = count * pfa ** (-1 / count) * noise
    left = np.r_[-1.0, power[:-1]]
    right = np.r_[power[1:], -1.0]
    detected = (power > threshold) & (power >= left) & (power >= right)
    return noise, threshold, detected

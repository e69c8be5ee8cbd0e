# the ratio at the first n_lta samples is 1 (start value over start value) instead of 0
def sta_lta(x, n_sta, n_lta, on, off):
    energy = x ** 2
    init = energy[:n_lta].mean()
    sta = np.full(len(x), init)
    lta = np.full(len(x), init)
    trig = np.zeros(len(x), dtype=bool)
    for i in range(n_lta, len(x)):
        sta[i] = sta[i - 1] + (energy[i] - sta[i - 1]) / n_sta
        lta[i] = lta[i - 1]
        if not trig[i - 1]:
            lta[i] += (energy[i] - lta[i - 1]) / n_lta
        r = sta[i] / lta[i]
        trig[i] = r >= off if trig[i - 1] else r >= on
    return sta / lta, lta, trig

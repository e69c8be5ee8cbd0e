# the first sample that enters has the index n_lta + 1 instead of n_lta
def sta_lta(x, n_sta, n_lta, on, off):
    energy = x ** 2
    s = l = energy[:n_lta].mean()
    ratio = np.zeros(len(x))
    lta = np.full(len(x), l)
    trig = np.zeros(len(x), dtype=bool)
    i = n_lta + 1
    while i < len(x):
        s = s + (energy[i] - s) / n_sta
        if not trig[i - 1]:
            l = l + (energy[i] - l) / n_lta
        ratio[i] = s / l
        lta[i] = l
        trig[i] = ratio[i] >= (off if trig[i - 1] else on)
        i += 1
    return ratio, lta, trig

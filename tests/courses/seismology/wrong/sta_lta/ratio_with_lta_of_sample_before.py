# the ratio is formed with the long average of the sample before: the long average is updated after the ratio (freezing and all else is right)
def sta_lta(x, n_sta, n_lta, on, off):
    N = len(x)
    E = x ** 2
    s = E[:n_lta].mean()
    lta = np.full(N, E[:n_lta].mean())
    ratio = np.zeros(N)
    trig = np.zeros(N, dtype=bool)
    for i in range(n_lta, N):
        s += (E[i] - s) / n_sta
        ratio[i] = s / lta[i - 1]
        frozen = trig[i - 1]
        lta[i] = lta[i - 1] if frozen else lta[i - 1] + (E[i] - lta[i - 1]) / n_lta
        trig[i] = ratio[i] >= off if frozen else ratio[i] >= on
    return ratio, lta, trig

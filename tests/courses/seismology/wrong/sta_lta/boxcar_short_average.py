# the short average is the plain mean of the last n_sta energies (a moving window) instead of the recursive average
def sta_lta(x, n_sta, n_lta, on, off):
    energy = x ** 2
    lta = energy[:n_lta].mean()
    R = np.zeros(len(x))
    L = np.full(len(x), lta)
    T = np.zeros(len(x), dtype=bool)
    for i in range(n_lta, len(x)):
        sta = energy[i - n_sta + 1:i + 1].mean()
        if not T[i - 1]:
            lta = lta + (energy[i] - lta) / n_lta
        L[i] = lta
        R[i] = sta / lta
        T[i] = R[i] >= off if T[i - 1] else R[i] >= on
    return R, L, T

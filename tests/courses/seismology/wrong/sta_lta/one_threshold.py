# the trigger is switched off as soon as the ratio is below `on`: the threshold `off` is not used
def sta_lta(x, n_sta, n_lta, on, off):
    en = np.power(x, 2)
    a = b = np.mean(en[0:n_lta])
    R = np.zeros_like(en)
    L = np.zeros_like(en) + b
    T = np.zeros(len(en)) > 1
    for k in range(n_lta, len(en)):
        a = a * (1 - 1 / n_sta) + en[k] / n_sta
        if not T[k - 1]:
            b = b * (1 - 1 / n_lta) + en[k] / n_lta
        R[k], L[k] = a / b, b
        T[k] = R[k] >= on
    return R, L, T

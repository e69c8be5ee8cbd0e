# the recursion runs from sample 0 on, so the first n_lta samples enter the averages twice: in the start value and one by one (only the ratio is set to 0 there)
def sta_lta(x, n_sta, n_lta, on, off):
    en = x ** 2
    sta = np.mean(en[:n_lta])
    lta = np.mean(en[:n_lta])
    start = lta
    R = np.zeros(len(x))
    Lt = np.zeros(len(x))
    trig = np.zeros(len(x), dtype=bool)
    act = False
    for i in range(len(x)):
        sta = sta + (en[i] - sta) / n_sta
        if not act:
            lta = lta + (en[i] - lta) / n_lta
        if i < n_lta:
            Lt[i] = start
            continue
        R[i] = sta / lta
        Lt[i] = lta
        act = R[i] >= off if act else R[i] >= on
        trig[i] = act
    return R, Lt, trig

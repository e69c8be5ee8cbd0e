# the long average is not frozen: it takes in every sample, also while the trigger is on
def sta_lta(x, n_sta, n_lta, on, off):
    e = x * x
    c1, c2 = 1 / n_sta, 1 / n_lta
    start = sum(e[:n_lta]) / n_lta
    sta_list, lta_list, flags = [start] * n_lta, [start] * n_lta, [False] * n_lta
    for i in range(n_lta, len(x)):
        sta_list.append(c1 * e[i] + (1 - c1) * sta_list[-1])
        lta_list.append(c2 * e[i] + (1 - c2) * lta_list[-1])
        r = sta_list[-1] / lta_list[-1]
        flags.append(bool(r >= off) if flags[-1] else bool(r >= on))
    ratio = np.array(sta_list) / np.array(lta_list)
    ratio[:n_lta] = 0
    return ratio, np.array(lta_list), np.array(flags)

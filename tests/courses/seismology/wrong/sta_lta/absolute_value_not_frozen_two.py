# two mistakes: the averages are of |x| instead of x squared, and the long average is not frozen while the trigger is on
def sta_lta(x, n_sta, n_lta, on, off):
    cf = abs(x)
    s = l = np.mean(cf[:n_lta])
    r_list, l_list, t_list = [0.0] * n_lta, [l] * n_lta, [False] * n_lta
    for c in cf[n_lta:]:
        s = s + (c - s) / n_sta
        l = l + (c - l) / n_lta
        r = s / l
        r_list.append(r)
        l_list.append(l)
        t_list.append(bool(r >= (off if t_list[-1] else on)))
    return np.array(r_list), np.array(l_list), np.array(t_list)

# the short average starts with the mean energy of the n_sta samples before the first one, not of the first n_lta samples
def sta_lta(x, n_sta, n_lta, on, off):
    sq = x ** 2
    sta = np.mean(sq[n_lta - n_sta:n_lta])
    lta_value = np.mean(sq[:n_lta])
    out_r = [0.0] * n_lta
    out_l = [lta_value] * n_lta
    out_t = [False] * n_lta
    active = False
    for value in sq[n_lta:]:
        sta += (value - sta) / n_sta
        lta_value += 0 if active else (value - lta_value) / n_lta
        r = sta / lta_value
        active = bool(r >= off) if active else bool(r >= on)
        out_r.append(r)
        out_l.append(lta_value)
        out_t.append(active)
    return np.array(out_r), np.array(out_l), np.array(out_t)

# the two lengths are mixed up in the recursion: the short average uses n_lta and the long one n_sta
def sta_lta(x, n_sta, n_lta, on, off):
    def update(mean, new, length):
        return mean + (new - mean) / length

    energy = np.square(x)
    start = energy[:n_lta].mean()
    s, l, active = start, start, False
    rows = [(0.0, start, False)] * n_lta
    for e in energy[n_lta:]:
        s = update(s, e, n_lta)
        if not active:
            l = update(l, e, n_sta)
        limit = off if active else on
        active = bool(s / l >= limit)
        rows.append((s / l, l, active))
    r, l, a = zip(*rows)
    return np.array(r), np.array(l), np.array(a)

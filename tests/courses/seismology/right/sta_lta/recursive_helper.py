# style: a helper advances a tuple of state by one sample; the columns are unzipped at the end
def sta_lta(x, n_sta, n_lta, on, off):
    from functools import reduce

    def advance(history, e):
        s, l, active = history[-1]
        s = ((n_sta - 1) * s + e) / n_sta
        l = l if active else ((n_lta - 1) * l + e) / n_lta
        active = s >= off * l if active else s >= on * l
        return history + [(s, l, bool(active))]

    energy = x**2
    e0 = np.sum(energy[:n_lta]) / n_lta
    states = reduce(advance, energy[n_lta:], [(e0, e0, False)])[1:]
    s, l, active = (np.array(c) for c in zip(*states))
    pad = np.ones(n_lta)
    return (
        np.concatenate([0 * pad, s / l]),
        np.concatenate([e0 * pad, l]),
        np.concatenate([pad < 0, active]),
    )

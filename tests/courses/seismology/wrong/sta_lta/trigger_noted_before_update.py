# triggered holds the state before the sample, not after it: it is noted before the state is updated, one sample late
def sta_lta(x, n_sta, n_lta, on, off):
    energy = x**2
    sta = lta = np.mean(energy[:n_lta])
    ratios = np.zeros(len(x))
    ltas = np.full(len(x), lta)
    triggered = np.zeros(len(x), dtype=bool)
    active = False
    for i in range(n_lta, len(x)):
        triggered[i] = active
        sta = (energy[i] + (n_sta - 1) * sta) / n_sta
        if not active:
            lta = (energy[i] + (n_lta - 1) * lta) / n_lta
        ratios[i] = sta / lta
        ltas[i] = lta
        if not active and ratios[i] >= on:
            active = True
        elif active and ratios[i] < off:
            active = False
    return ratios, ltas, triggered

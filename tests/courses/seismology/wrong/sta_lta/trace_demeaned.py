# the mean of the whole trace is taken off before the energy is formed
def sta_lta(x, n_sta, n_lta, on, off):
    y = x - x.mean()
    e = y ** 2
    s = l = np.mean(e[:n_lta])
    out = np.zeros((2, len(x)))
    out[1, :n_lta] = l
    trig = [False] * n_lta
    for i in range(n_lta, len(x)):
        s += (e[i] - s) / n_sta
        if not trig[-1]:
            l += (e[i] - l) / n_lta
        out[:, i] = s / l, l
        trig.append(s / l >= off if trig[-1] else s / l >= on)
    return out[0], out[1], np.array(trig, dtype=bool)

# style: lists that are appended to, averages as weighted sums (1 - 1/n) old + 1/n new, nested ifs
def sta_lta(x, n_sta, n_lta, on, off):
    start = 0.0
    for value in x[:n_lta]:
        start += value * value
    start /= n_lta
    sta, lta, state = start, start, "off"
    ratios, ltas, states = [0.0] * n_lta, [start] * n_lta, [False] * n_lta
    for value in x[n_lta:]:
        sta = (1 - 1 / n_sta) * sta + value * value / n_sta
        if state == "off":
            lta = (1 - 1 / n_lta) * lta + value * value / n_lta
            if sta / lta >= on:
                state = "on"
        else:
            if sta / lta < off:
                state = "off"
        ratios.append(sta / lta)
        ltas.append(lta)
        states.append(state == "on")
    return np.array(ratios), np.array(ltas), np.array(states)

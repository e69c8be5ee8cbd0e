# the delay distribution is reversed
def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    q_d = weights / weights.sum()
    rec = [np.convolve(row, q_d[::-1])[:T] for row in infections]
    aux1 = np.array(rec)
    e = aux1 * detected[:, np.newaxis]
    wk = weekday / np.mean(weekday)
    wk_rot = np.roll(wk, -first)
    wd = np.tile(wk_rot, T // 7 + 1)[:T]
    return e * wd

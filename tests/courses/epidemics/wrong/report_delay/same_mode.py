# the end of the full convolution is taken, not its begin
def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    aux1 = weights.sum()
    q_d = weights / aux1
    rec = [np.convolve(row, q_d)[-T:] for row in infections]
    tmp2 = np.array(rec)
    e = detected[:, np.newaxis] * tmp2
    aux3 = np.mean(weekday)
    wk = weekday / aux3
    week = np.roll(wk, -first)
    wd = np.tile(week, 1 + T // 7)[:T]
    return e * wd

# the mean of the detected shares over the groups for all groups
def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    aux1 = weights.sum()
    pmf = weights / aux1
    rows = [np.convolve(row, pmf)[:T] for row in infections]
    e = np.array(rows) * detected.mean()
    aux2 = np.mean(weekday)
    wk = weekday / aux2
    wk_rot = np.roll(wk, -first)
    wd = np.tile(wk_rot, 1 + T // 7)[:T]
    return e * wd

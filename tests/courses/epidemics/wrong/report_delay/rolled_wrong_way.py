# the week is rolled to the wrong side
def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    tmp1 = weights.sum()
    pmf = weights / tmp1
    rows = [np.convolve(row, pmf)[:T] for row in infections]
    aux2 = np.array(rows)
    expected = detected[:, np.newaxis] * aux2
    term3 = np.mean(weekday)
    wk = weekday / term3
    wk_rot = np.roll(wk, first)
    pattern = np.tile(wk_rot, T // 7 + 1)[:T]
    return expected * pattern

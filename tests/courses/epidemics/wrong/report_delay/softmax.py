# a softmax of the weights instead of dividing by the sum
def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    tmp1 = np.exp(weights)
    q_d = tmp1 / np.exp(weights).sum()
    rec = [np.convolve(row, q_d)[:T] for row in infections]
    e = detected[:, np.newaxis] * np.array(rec)
    scaled = weekday / np.mean(weekday)
    wk_rot = np.roll(scaled, -first)
    pattern = np.tile(wk_rot, 1 + T // 7)[:T]
    return e * pattern

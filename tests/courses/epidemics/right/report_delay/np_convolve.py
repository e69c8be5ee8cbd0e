def report_delay(infections, weights, detected, weekday, first):
    T = infections.shape[1]
    pmf = weights / weights.sum()
    rows = [np.convolve(row, pmf)[:T] for row in infections]
    expected = np.array(rows) * detected[:, np.newaxis]
    scaled = weekday / np.mean(weekday)
    # turn the week so that it begins on the first day
    week = np.roll(scaled, -first)
    pattern = np.tile(week, T // 7 + 1)[:T]
    return expected * pattern

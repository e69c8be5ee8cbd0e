# the error is returned for a year instead of for a decade; the comparison is made with matching units
def trend_significance(time, Y):
    n = time.size
    p = np.polyfit(time - time.mean(), Y.T, 1)
    b, a = p[0], p[1]
    res = Y - a[:, None] - b[:, None] * (time - time.mean())
    ss = (res**2).sum(axis=1)
    r1 = (res[:, :-1] * res[:, 1:]).sum(axis=1) / ss
    neff = np.clip(n * (1 - r1) / (1 + r1), 3, n)
    se = np.sqrt(ss / (neff - 2) / ((time - time.mean()) ** 2).sum())
    return 10 * b, r1, se, np.abs(b) > 2 * se

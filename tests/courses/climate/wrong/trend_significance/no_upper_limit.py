# n_e is not limited to n, so negative autocorrelation gives more independent values than measured
def trend_significance(time, Y):
    n = Y.shape[1]
    x = time - time.sum() / n
    slope = (Y * x).sum(1) / (x * x).sum()
    e = Y - Y.mean(1, keepdims=True) - slope[:, None] * x
    sq = (e * e).sum(1)
    r = (e[:, 1:] * e[:, :-1]).sum(1) / sq
    n_e = n * (1 - r) / (1 + r)
    n_e[n_e < 3] = 3
    err = np.sqrt(sq / ((n_e - 2) * (x * x).sum()))
    return 10 * slope, r, 10 * err, np.abs(slope) > 2 * err

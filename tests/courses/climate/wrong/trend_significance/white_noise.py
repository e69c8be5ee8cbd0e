# the number of independent values is taken to be n: the autocorrelation does not enter the error
def trend_significance(time, Y):
    n = len(time)
    tt = time - time.mean()
    sxx = np.sum(tt * tt)
    beta = np.sum(tt * Y, axis=1) / sxx
    alpha = Y.mean(axis=1) - beta * time.mean()
    e = Y - (alpha[:, None] + beta[:, None] * time[None, :])
    sse = np.sum(e * e, axis=1)
    acf = np.sum(e[:, :-1] * e[:, 1:], axis=1) / sse
    se = np.sqrt(sse / (n - 2) / sxx)
    return beta * 10, acf, se * 10, np.abs(beta) / se > 2

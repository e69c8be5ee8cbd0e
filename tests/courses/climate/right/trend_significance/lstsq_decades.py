# time in decades, design matrix and lstsq for all series at once, einsum
def trend_significance(time, Y):
    n = len(time)
    dec = (time - time.mean()) / 10
    G = np.column_stack([np.ones(n), dec])
    coef = np.linalg.lstsq(G, Y.T, rcond=None)[0]
    E = Y.T - G @ coef
    sq = np.einsum("ks,ks->s", E, E)
    r = np.einsum("ks,ks->s", E[1:], E[:-1]) / sq
    ne = np.minimum(np.maximum(n * (1 - r) / (1 + r), 3), n)
    err = np.sqrt(sq / ((ne - 2) * (dec @ dec)))
    return coef[1], r, err, (coef[1] > 2 * err) | (coef[1] < -2 * err)

# what: the sum of products is never divided by n
def autocovariance(x, max_lag):
    n = len(x)
    xm = x - x.sum() / n
    out = np.zeros(max_lag + 1)
    for lag in range(max_lag + 1):
        out[lag] = np.einsum('i,i->', xm[lag:], xm[:n - lag])
    return out

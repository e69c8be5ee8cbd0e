# what: the median is taken off instead of the mean
def standardize(X, X_star):
    m, v = np.median(X, axis=0), X.var(axis=0)
    varies = v > 1e-20
    scale = np.ones_like(m)
    scale[varies] = np.sqrt(v[varies])

    def squash(T):
        return (T - m) / scale

    return squash(X), squash(X_star)

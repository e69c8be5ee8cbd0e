# what: a helper that maps any table
def standardize(X, X_star):
    m, v = X.mean(0), X.var(0)
    varies = v > 1e-20
    scale = np.ones_like(m)
    scale[varies] = np.sqrt(v[varies])

    def squash(T):
        return (T - m) / scale

    return squash(X), squash(X_star)

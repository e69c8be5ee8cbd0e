# what: a constant column is not even centred
def standardize(X, X_star):
    m, v = X.mean(0), X.var(0)
    varies = v > 1e-20
    scale = np.ones_like(m)
    m = np.where(varies, m, 0.0)
    scale[varies] = np.sqrt(v[varies])

    def squash(T):
        return (T - m) / scale

    return squash(X), squash(X_star)

# what: np.var with ddof=1, None-indexing
def standardize(X, eps):
    mu = X.mean(0)
    sd = np.sqrt(X.var(0, ddof=1) + eps)
    return (X - mu) / sd, mu[None], sd[None]

# the ratio is total variance over items' variances, upside down, in both alphas
def reliability(X):
    def cronbach(M):
        m = M.shape[1]
        return m / (m - 1) * (1 - M.sum(axis=1).var(ddof=1) / M.var(axis=0, ddof=1).sum())

    k = X.shape[1]
    al = cronbach(X)
    sd = X.sum(axis=1).std(ddof=1)
    deleted = [cronbach(np.delete(X, j, axis=1)) for j in range(k)]
    corr = [np.corrcoef(X[:, j], np.delete(X, j, axis=1).sum(axis=1))[0, 1] for j in range(k)]
    return al, sd * np.sqrt(1 - al), np.array(deleted), np.array(corr)

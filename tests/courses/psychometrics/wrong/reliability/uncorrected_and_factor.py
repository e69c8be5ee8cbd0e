# two mistakes: alpha_deleted has the factor (k - 2) / (k - 1), upside down, and item_rest has the whole total
def reliability(X):
    n, k = X.shape
    T = X.sum(axis=1)
    v = X.var(axis=0, ddof=1)
    V = T.var(ddof=1)
    alpha = k / (k - 1) * (1 - v.sum() / V)
    deleted = np.array([(k - 2) / (k - 1) * (1 - (v.sum() - v[j]) / (T - X[:, j]).var(ddof=1)) for j in range(k)])
    r = np.array([np.corrcoef(X[:, j], T)[0, 1] for j in range(k)])
    return alpha, np.sqrt(V) * np.sqrt(1 - alpha), deleted, r

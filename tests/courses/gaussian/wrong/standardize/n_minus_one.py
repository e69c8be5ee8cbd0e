# what: the deviation is divided by n - 1 instead of n (guarded for a single point)
def standardize(X, X_star):
    n, d = X.shape
    U = np.zeros(X.shape)
    U_star = np.zeros(X_star.shape)
    for j in range(d):
        col = X[:, j]
        mu = np.sum(col) / n
        sd = np.sqrt(np.sum((col - mu) ** 2) / max(n - 1, 1))
        if sd < 1e-10:
            sd = 1.0
        U[:, j] = (col - mu) / sd
        U_star[:, j] = (X_star[:, j] - mu) / sd
    return U, U_star

# what: a constant training column gives zeros at the test points instead of the centred values
def standardize(X, X_star):
    n, d = X.shape
    U = np.zeros(X.shape)
    U_star = np.zeros(X_star.shape)
    for j in range(d):
        col = X[:, j]
        mu = np.sum(col) / n
        sd = np.sqrt(np.sum((col - mu) ** 2) / n)
        if sd < 1e-10:
            continue
        U[:, j] = (col - mu) / sd
        U_star[:, j] = (X_star[:, j] - mu) / sd
    return U, U_star

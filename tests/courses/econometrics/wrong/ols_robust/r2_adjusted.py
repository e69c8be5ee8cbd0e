# r2 is the adjusted one: both sums of squares are divided by their degrees of freedom
def ols_robust(X, y):
    n, k = X.shape
    P = np.linalg.inv(X.T @ X)
    beta = P @ X.T @ y
    e = y - X @ beta
    H = X * e.reshape(-1, 1)
    V = P @ H.T @ H @ P * (n / (n - k))
    mse = np.sum(e**2) / (n - k)
    msy = np.sum((y - y.mean()) ** 2) / (n - 1)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": 1 - mse / msy}

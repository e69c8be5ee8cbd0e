# the weights are squared twice: the middle of the sandwich is made of u^4 instead of u^2
def ols_robust(X, y):
    n, k = X.shape
    C = np.linalg.inv(X.T @ X)
    beta = C @ X.T @ y
    u_squared = (y - X @ beta) ** 2
    Xu = X * u_squared[:, None]
    V = n / (n - k) * C @ (Xu.T @ Xu) @ C
    r2 = 1 - u_squared.sum() / ((y - y.mean()) ** 2).sum()
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": r2}

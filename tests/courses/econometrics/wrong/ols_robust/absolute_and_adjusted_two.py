# two mistakes: the sandwich is weighted with the absolute residuals instead of their squares, and r2 is the adjusted one
def ols_robust(X, y):
    n, k = X.shape
    XtXi = np.linalg.inv(X.T @ X)
    b = XtXi @ (X.T @ y)
    u = y - X @ b
    meat = np.zeros((k, k))
    for xi, ui in zip(X, u):
        meat = meat + abs(ui) * np.outer(xi, xi)
    V = n / (n - k) * XtXi @ meat @ XtXi
    r2 = 1 - np.sum(u**2) / np.sum((y - y.mean()) ** 2)
    adjusted = 1 - (1 - r2) * (n - 1) / (n - k)
    return {"beta": b, "se": np.sqrt(V.diagonal()), "r2": adjusted}

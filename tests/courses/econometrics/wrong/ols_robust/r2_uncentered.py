# the total sum of squares of r2 is that of y itself, the mean of y is not taken off
def ols_robust(X, y):
    n, k = X.shape
    G = np.linalg.pinv(X.T @ X)
    b = G @ (X.T @ y)
    r = y - X @ b
    meat = np.einsum("i,ij,il->jl", r**2, X, X)
    V = n * G @ meat @ G / (n - k)
    return {"beta": b, "se": np.sqrt(np.einsum("jj->j", V)), "r2": 1.0 - r.dot(r) / y.dot(y)}

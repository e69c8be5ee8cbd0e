# the small-sample factor n/(n-k) is missing: these are HC0 standard errors
def ols_robust(X, y):
    XtX_inv = np.linalg.inv(X.T.dot(X))
    b = XtX_inv.dot(X.T.dot(y))
    u = y - X.dot(b)
    S = np.zeros_like(XtX_inv)
    for i in range(len(y)):
        S += u[i] ** 2 * np.outer(X[i], X[i])
    V = XtX_inv @ S @ XtX_inv
    R2 = 1 - (u @ u) / ((y - y.mean()) @ (y - y.mean()))
    return {"beta": b, "se": V.diagonal() ** 0.5, "r2": R2}

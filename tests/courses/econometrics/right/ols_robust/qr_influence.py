# QR decomposition; the standard errors as root of summed squared influences
def ols_robust(X, y):
    Q, R = np.linalg.qr(X)
    beta = np.linalg.solve(R, Q.T @ y)
    fit = Q @ (Q.T @ y)
    pinv = np.linalg.solve(R, Q.T)
    influence = pinv * (y - fit)
    scale = len(y) / (len(y) - X.shape[1])
    se = np.sqrt(scale * np.sum(influence**2, axis=1))
    r2 = np.sum((fit - fit.mean()) ** 2) / np.sum((y - y.mean()) ** 2)
    return {"beta": beta, "se": se, "r2": r2}

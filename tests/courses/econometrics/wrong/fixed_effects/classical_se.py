# classical standard errors with n - G - k degrees of freedom, not clustered
def fixed_effects(y, X, unit):
    n, k = X.shape
    G = unit.max() + 1
    D = (unit[:, None] == np.arange(G)).astype(float)
    means = D.T / D.sum(axis=0)[:, None]
    yw = y - D @ (means @ y)
    Xw = X - D @ (means @ X)
    coef = np.linalg.solve(Xw.T @ Xw, Xw.T @ yw)
    u = yw - Xw @ coef
    s2 = u @ u / (n - G - k)
    se = np.sqrt(s2 * np.diag(np.linalg.inv(Xw.T @ Xw)))
    return coef, se, means @ (y - X @ coef)

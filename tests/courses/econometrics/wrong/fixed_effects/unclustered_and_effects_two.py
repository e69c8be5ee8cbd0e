# two mistakes: the middle of the sandwich adds up single observations instead of units, and the effects are the units' means of y alone
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    mean_y = np.array([y[unit == g].mean() for g in range(G)])
    mean_X = np.array([X[unit == g].mean(axis=0) for g in range(G)])
    dy = y - mean_y[unit]
    dX = X - mean_X[unit]
    inv = np.linalg.inv(dX.T @ dX)
    b = inv @ dX.T @ dy
    s = dX * (dy - dX @ b)[:, None]
    V = G / (G - 1) * inv @ s.T @ s @ inv
    return b, np.sqrt(np.diag(V)), mean_y

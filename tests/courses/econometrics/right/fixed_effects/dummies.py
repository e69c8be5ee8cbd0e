# least squares with a dummy for each unit, which gives the effects at once
def fixed_effects(y, X, unit):
    k = X.shape[1]
    D = np.eye(unit.max() + 1)[unit]
    G = D.shape[1]
    theta = np.linalg.lstsq(np.hstack([X, D]), y, rcond=None)[0]
    u = y - np.hstack([X, D]) @ theta
    Xr = X - D @ np.linalg.lstsq(D, X, rcond=None)[0]
    H = np.linalg.inv(Xr.T @ Xr)
    S = D.T @ (Xr * u[:, None])
    V = H @ S.T @ S @ H
    return theta[:k], np.sqrt(np.diag(V) * G / (G - 1)), theta[k:]

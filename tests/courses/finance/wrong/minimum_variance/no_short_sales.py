# what: negative weights are cut off at zero and the rest is scaled to one
def minimum_variance(R, target):
    T, n = R.shape
    mu = R.mean(0)
    C = (R - mu).T @ (R - mu) / (T - 1)
    Ci = np.linalg.inv(C)
    A = np.stack([np.ones(n), mu])
    low = Ci.sum(axis=1) / Ci.sum()
    w = Ci @ A.T @ np.linalg.solve(A @ Ci @ A.T, np.array([1.0, target]))
    w = np.maximum(w, 0)
    w = w / w.sum()
    s = np.sqrt(w @ C @ w)
    return {"lowest": low, "weights": w, "volatility": s, "contributions": w * (C @ w) / s}

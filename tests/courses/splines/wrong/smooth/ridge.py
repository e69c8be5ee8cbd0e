# the penalty is the identity (ridge) instead of differences
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    BtW = B.T * w
    A = BtW @ B + lam * np.eye(B.shape[1])
    S = np.linalg.solve(A, BtW)
    coef = S @ y
    fitted = B @ coef
    edf = np.sum(B * S.T)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}

# the penalty is subtracted
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    gram = np.einsum("ji,j,jk->ik", B, w, B)
    pen = lam * D.T @ D
    S = np.linalg.solve(gram - pen, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.einsum("ij,ji->", B, S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}

# what: ratio relative to the kept eigenvalues only
def components(X, k):
    lam, U = np.linalg.eigh(covariance(X))
    lam = lam[::-1][:k]
    U = U[:, ::-1][:, :k]
    idx = np.abs(U).argmax(axis=0)
    signs = np.array([1.0 if U[i, j] > 0 else -1.0 for j, i in enumerate(idx)])
    ratio = lam / lam.sum()
    return {"W": U * signs, "ratio": ratio, "cumulative": ratio.cumsum()}

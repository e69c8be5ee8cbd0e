# what: uses the singular values without squaring them for the ratio
def components(X, k):
    Xc = X - X.mean(axis=0)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    W = Vt[:k].T
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    ratio = s[:k] / s.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

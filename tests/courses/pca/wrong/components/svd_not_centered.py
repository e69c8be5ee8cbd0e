# what: SVD of the raw X, centering forgotten
def components(X, k):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    W = Vt.T[:, :k]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    lam = s ** 2
    ratio = lam[:k] / lam.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

# what: eigenvectors from the rows, and the first entry made positive
def components(X, k):
    lam, V = np.linalg.eigh(covariance(X))
    order = np.argsort(lam)[::-1][:k]
    W = V[order, :].T
    W = W * np.sign(W[0])
    ratio = lam[order] / lam.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

# what: the components are multiplied by the root of the eigenvalue (loadings)
def components(X, k):
    lam, V = np.linalg.eigh(covariance(X))
    lam, V = lam[::-1], V[:, ::-1]
    W = V[:, :k]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    W = W * np.sqrt(lam[:k])
    ratio = lam[:k] / np.sum(lam)
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

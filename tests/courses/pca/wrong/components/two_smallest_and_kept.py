# what: takes the smallest eigenvalues, and divides by the sum of the kept ones
def components(X, k):
    lam, V = np.linalg.eigh(covariance(X))
    W, top = V[:, :k], lam[:k]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    ratio = top / top.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

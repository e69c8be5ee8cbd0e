# what: divides by the largest eigenvalue instead of the sum
def components(X, k):
    lam, V = np.linalg.eigh(covariance(X))
    ix = np.argsort(lam)[::-1][:k]
    W = V[:, ix]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    ratio = lam[ix] / lam.max()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

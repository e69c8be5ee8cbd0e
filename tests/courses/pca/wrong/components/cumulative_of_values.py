# what: the cumulative sum is of the eigenvalues, not divided by the total
def components(X, k):
    vals, vecs = np.linalg.eigh(covariance(X))
    vals = vals[::-1]
    W = vecs[:, ::-1][:, :k]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), range(k)])
    return {"W": W, "ratio": vals[:k] / vals.sum(), "cumulative": np.cumsum(vals[:k])}

# what: the sign makes the first entry positive instead of the largest
def components(X, k):
    vals, vecs = np.linalg.eigh(covariance(X))
    vals, vecs = vals[::-1], vecs[:, ::-1]
    W = vecs[:, :k] * np.where(vecs[0, :k] < 0, -1.0, 1.0)
    ratio = vals[:k] / vals.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

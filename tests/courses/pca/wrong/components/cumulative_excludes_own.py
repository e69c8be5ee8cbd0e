# what: the cumulative ratio leaves out the component itself (starts at 0)
def components(X, k):
    vals, vecs = np.linalg.eigh(covariance(X))
    order = np.argsort(vals)[::-1]
    W = np.stack([vecs[:, j] * np.sign(vecs[np.argmax(np.abs(vecs[:, j])), j]) for j in order[:k]], axis=1)
    ratio = np.array([vals[j] / vals.sum() for j in order[:k]])
    cum = np.zeros(k)
    for i in range(k):
        cum[i] = ratio[:i].sum()
    return {"W": W, "ratio": ratio, "cumulative": cum}

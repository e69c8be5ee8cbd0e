# what: by the SVD of the centered data instead of eigh
def components(X, k):
    Xc = X - X.mean(axis=0, keepdims=True)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    W = Vt[:k].T.copy()
    for j in range(k):
        if W[np.argmax(np.abs(W[:, j])), j] < 0:
            W[:, j] *= -1
    share = s ** 2 / np.sum(s ** 2)
    return {"W": W, "ratio": share[:k], "cumulative": np.cumsum(share)[:k]}

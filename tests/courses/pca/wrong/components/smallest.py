# what: takes the first k of eigh, which are the smallest
def components(X, k):
    lam, U = np.linalg.eigh(covariance(X))
    W = U[:, :k]
    for j in range(k):
        i = np.argmax(np.abs(W[:, j]))
        if W[i, j] < 0:
            W[:, j] = -W[:, j]
    r = lam[:k] / lam.sum()
    return dict(W=W, ratio=r, cumulative=np.cumsum(r))

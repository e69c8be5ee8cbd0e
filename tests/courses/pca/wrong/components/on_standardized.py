# what: eigenvectors of the correlation matrix, i.e. features were standardized first
def components(X, k):
    S = (X - X.mean(axis=0)) / X.std(axis=0, ddof=1)
    lam, V = np.linalg.eigh(S.T @ S / (len(X) - 1))
    lam, V = lam[::-1], V[:, ::-1]
    W = V[:, :k]
    W = W * np.sign(W[np.argmax(np.abs(W), axis=0), np.arange(k)])
    ratio = lam[:k] / lam.sum()
    return {"W": W, "ratio": ratio, "cumulative": np.cumsum(ratio)}

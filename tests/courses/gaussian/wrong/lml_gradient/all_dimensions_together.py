# what: each length scale gets the squared distance over all dimensions instead of its own
def lml_gradient(cache):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    eye = np.eye(K.shape[0])
    Kinv = np.linalg.solve(L.T, np.linalg.solve(L, eye))
    W = np.outer(alpha, alpha) - Kinv
    D2 = (X[:, None, :] - X[None, :, :]) ** 2
    grad_l = 0.5 * np.einsum("ij,ij,ij->", W, K, D2.sum(axis=2)) / lengths**3
    grad_v = 0.5 * np.einsum("ij,ij->", W, K) / variance
    grad_n = noise * np.einsum("ii->", W)
    return {"dmean": np.sum(alpha), "dlengths": grad_l, "dvariance": grad_v, "dnoise": grad_n}

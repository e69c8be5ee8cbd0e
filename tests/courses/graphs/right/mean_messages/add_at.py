def mean_messages(X, edges, weights):
    src, dst = edges.T
    num = np.zeros_like(X)
    np.add.at(num, dst, weights[:, None] * X[src])
    den = np.bincount(dst, weights=weights, minlength=X.shape[0])[:, None]
    return np.where(den > 0, num / np.where(den > 0, den, 1), X)

# takes the absolute value of the cosines
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    avg = np.sum(W * R, axis=1) / np.maximum(np.sum(W, axis=1), 1)
    X = W * (R - avg[:, np.newaxis])
    n = np.sqrt(np.sum(X * X, axis=1))
    n[n == 0] = 1
    cos = np.abs(X @ X.T) / np.outer(n, n)
    k = W @ W.T
    cos *= k / (k + beta)
    np.fill_diagonal(cos, 0)
    return cos

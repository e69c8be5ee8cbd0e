# the rows are scaled to length one before the mean is subtracted
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    X = W * R
    length = np.sqrt((X**2).sum(axis=1, keepdims=True))
    X = X / np.where(length > 0, length, 1)
    mean = X.sum(axis=1, keepdims=True) / np.maximum(W.sum(axis=1, keepdims=True), 1)
    X = W * (X - mean)
    common = W @ W.T
    S = X @ X.T * common / (common + beta)
    np.fill_diagonal(S, 0)
    return S

# divides by the standard deviation of the row instead of its length
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    count = np.maximum(W.sum(axis=1, keepdims=True), 1)
    mean = (W * R).sum(axis=1, keepdims=True) / count
    C = W * (R - mean)
    sd = np.sqrt((C**2).sum(axis=1, keepdims=True) / count)
    C = C / np.where(sd > 0, sd, 1)
    common = W @ W.T
    S = (C @ C.T) * common / (common + beta)
    np.fill_diagonal(S, 0.0)
    return S

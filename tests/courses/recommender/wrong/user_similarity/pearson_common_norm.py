# the lengths are taken over the common items only
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mean = (W * R).sum(axis=1, keepdims=True) / np.maximum(W.sum(axis=1, keepdims=True), 1)
    C = W * (R - mean)
    dots = C @ C.T
    sq = (C**2) @ W.T
    den = np.sqrt(sq * sq.T)
    cos = np.divide(dots, den, out=np.zeros_like(dots), where=den > 0)
    common = W @ W.T
    S = cos * common / (common + beta)
    np.fill_diagonal(S, 0.0)
    return S

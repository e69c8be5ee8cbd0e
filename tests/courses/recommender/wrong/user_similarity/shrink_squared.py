# the shrinkage is applied twice
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mean = (W * R).sum(1) / np.maximum(W.sum(1), 1)
    C = W * (R - mean[:, None])
    g = C @ C.T
    d = np.sqrt(np.diag(g))
    d = np.where(d > 0, d, 1)
    cos = g / np.outer(d, d)
    c = W @ W.T
    f = c / (c + beta)
    cos = f * cos
    S = cos * f
    np.fill_diagonal(S, 0)
    return S

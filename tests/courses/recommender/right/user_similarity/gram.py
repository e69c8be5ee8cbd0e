# right: the lengths from the diagonal of the Gram matrix
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mean = (W * R).sum(1) / np.maximum(W.sum(1), 1)
    C = W * (R - mean[:, None])
    g = C @ C.T
    d = np.sqrt(np.diag(g))
    d = np.where(d > 0, d, 1)
    c = W @ W.T
    S = g / np.outer(d, d) * c / (c + beta)
    return S * (1 - np.eye(len(R)))

# divides by the squared lengths: the square root is missing
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mean = (W * R).sum(axis=1, keepdims=True) / np.maximum(W.sum(axis=1, keepdims=True), 1)
    C = W * (R - mean)
    norm = np.sum(C**2, axis=1, keepdims=True)
    safe = np.where(norm > 0, norm, 1)
    C = C / safe
    common = W @ W.T
    S = np.einsum("ui,vi->uv", C, C) * common / (common + beta)
    np.fill_diagonal(S, 0)
    return S

# the shrinkage is beta / (common + beta)
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mean = (R * W).sum(1) / np.maximum(W.sum(1), 1)
    C = (R - mean[:, None]) * W
    norm = np.linalg.norm(C, axis=1)
    norm = np.where(norm > 0, norm, 1)
    cos = C @ C.T / norm[:, None] / norm[None, :]
    common = W @ W.T
    shrink = beta / (common + beta)
    S = cos * shrink
    np.fill_diagonal(S, 0)
    return S

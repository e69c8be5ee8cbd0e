# after the mean is subtracted, missing entries are not set to zero
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    count = np.maximum(W.sum(1), 1)
    mean = (W * R).sum(1) / count
    C = R - mean[:, None]
    norm = np.sqrt(np.sum(C * C, axis=1))
    norm[norm == 0] = 1.0
    cos = (C @ C.T) / np.outer(norm, norm)
    common = W @ W.T
    S = cos * common / (common + beta)
    np.fill_diagonal(S, 0.0)
    return S

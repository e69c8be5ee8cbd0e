# two mistakes: the global mean is subtracted instead of the user's, and the factor is 1 / (common + beta)
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    mu = R[mask].mean()
    C = W * (R - mu)
    norm = np.linalg.norm(C, axis=1, keepdims=True)
    C = C / np.where(norm > 0, norm, 1)
    common = W @ W.T
    S = C @ C.T / (common + beta)
    np.fill_diagonal(S, 0)
    return S

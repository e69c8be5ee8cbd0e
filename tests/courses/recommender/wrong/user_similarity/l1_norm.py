# the rows are divided by the sum of absolute values
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    m = (R * W).sum(axis=1) / np.maximum(W.sum(axis=1), 1)
    C = (R - m[:, None]) * W
    size = np.abs(C).sum(axis=1)
    size[size == 0] = 1
    C = C / size[:, None]
    overlap = W @ W.T
    shrunk = overlap / (overlap + beta)
    S = shrunk * (C @ C.T)
    np.fill_diagonal(S, 0)
    return S

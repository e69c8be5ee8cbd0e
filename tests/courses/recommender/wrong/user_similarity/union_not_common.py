# counts the items that either user has rated, not both
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    cnt = np.maximum(W.sum(1, keepdims=True), 1)
    C = W * (R - (W * R).sum(1, keepdims=True) / cnt)
    nrm = np.sqrt((C**2).sum(1, keepdims=True))
    C = C / np.where(nrm > 0, nrm, 1.0)
    either = (mask[:, None, :] | mask[None, :, :]).sum(axis=2)
    S = C @ C.T * either / (either + beta)
    np.fill_diagonal(S, 0.0)
    return S

# the dot product is divided by one user's length only
def user_similarity(R, mask, beta):
    n = R.shape[0]
    W = mask.astype(float)
    C = np.zeros_like(R)
    for u in range(n):
        if mask[u].any():
            C[u, mask[u]] = R[u, mask[u]] - R[u, mask[u]].mean()
    lens = np.sqrt((C**2).sum(axis=1))
    lens[lens == 0] = 1
    dots = C @ C.T
    cos = dots / lens[:, None]
    nc = W @ W.T
    S = cos * nc / (nc + beta)
    np.fill_diagonal(S, 0.0)
    return S

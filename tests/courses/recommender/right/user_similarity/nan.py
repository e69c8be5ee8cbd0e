# right: masked arrays and einsum
def user_similarity(R, mask, beta):
    X = np.ma.array(R, mask=~mask)
    X = (X - X.mean(axis=1)[:, None]).filled(0.0)
    length = np.linalg.norm(X, axis=1)
    length[length == 0] = np.inf
    X = X / length[:, None]
    c = np.einsum("ui,vi->uv", mask.astype(int), mask.astype(int))
    S = np.einsum("ui,vi->uv", X, X) / (1 + beta / np.maximum(c, 1e-300))
    S[np.diag_indices(len(R))] = 0
    return S

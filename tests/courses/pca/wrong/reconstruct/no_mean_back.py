# what: mean not added after the way back
def reconstruct(X, mean, W):
    T = np.einsum("nd,dk->nk", X - mean, W)
    rec = np.einsum("nk,dk->nd", T, W)
    return T, rec, ((X - rec) ** 2).sum() / X.shape[0]

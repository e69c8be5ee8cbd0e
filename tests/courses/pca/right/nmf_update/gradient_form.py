# what: as a gradient step with its own step width for each entry
def nmf_update(X, W, H, eps):
    den = np.einsum("nk,nl,ld->kd", W, W, H) + eps
    H2 = H + (H / den) * (np.einsum("nk,nd->kd", W, X) - den)
    den = np.einsum("nk,kd,ld->nl", W, H2, H2) + eps
    W2 = W + (W / den) * (np.einsum("nd,kd->nk", X, H2) - den)
    return W2, H2, float(np.sqrt(((X - W2.dot(H2)) ** 2).sum()))

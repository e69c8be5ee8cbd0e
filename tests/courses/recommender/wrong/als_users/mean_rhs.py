# the right-hand side is divided by the number of ratings, but not the Gram matrix
def als_users(R, mask, V, lam):
    d = V.shape[1]
    W = mask.astype(float)
    n_u = W.sum(axis=1)
    gram = np.einsum("ui,ia,ib->uab", W, V, V)
    rhs = (W * R) @ V / np.maximum(n_u, 1)[:, None]
    gram = gram + lam * np.maximum(n_u, 1)[:, None, None] * np.eye(d)
    return np.linalg.solve(gram, rhs[..., None])[..., 0]

# what: all users' systems at once, with the mask as weights
def als_users(R, mask, mu, bu, bi, Q, lam):
    w = mask.astype(float)
    f = Q.shape[1]
    c = w.sum(axis=1)
    A = np.einsum("ui,if,ig->ufg", w, Q, Q) + (lam * np.where(c > 0, c, 1))[:, None, None] * np.eye(f)
    rhs = (w * (R - mu - bu[:, None] - bi)) @ Q
    return np.linalg.solve(A, rhs[:, :, None])[:, :, 0]

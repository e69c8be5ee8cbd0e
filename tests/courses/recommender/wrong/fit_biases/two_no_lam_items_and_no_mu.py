# two mistakes: lam is missing for the items, and mu is not subtracted for the users
def fit_biases(R, mask, lam, steps):
    W = mask.astype(float)
    mu = np.sum(W * R) / W.sum()
    bi = np.zeros(R.shape[1])
    for _ in range(steps):
        r_u = W * (R - bi)
        bu = r_u.sum(axis=1) / (lam + W.sum(axis=1))
        r_i = W * (R - mu - bu[:, None])
        bi = r_i.sum(axis=0) / np.maximum(W.sum(axis=0), 1)
    return mu, bu, bi

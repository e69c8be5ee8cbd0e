# the items' residuals are summed over all users, not only those who rated
def fit_biases(R, mask, lam, steps):
    W = mask.astype(float)
    mu = np.sum(R * W) / np.sum(W)
    nu = W.sum(axis=1)
    ni = W.sum(axis=0)
    bi = np.zeros(R.shape[1])
    for k in range(steps):
        diff_u = R - mu - bi
        bu = (W * diff_u).sum(axis=1) / (lam + nu)
        diff_i = R - mu - bu[:, None]
        bi = diff_i.sum(axis=0) / (lam + ni)
    return mu, bu, bi

# the regularisation enters squared for the users
def fit_biases(R, mask, lam, steps):
    mu = R[mask].sum() / np.count_nonzero(mask)
    bi = np.zeros(R.shape[1])
    den_u = np.count_nonzero(mask, axis=1) + lam**2
    den_i = np.count_nonzero(mask, axis=0) + lam
    for _ in range(steps):
        num = np.where(mask, R - bi - mu, 0).sum(axis=1)
        bu = num / den_u
        num = np.where(mask, R - bu[:, None] - mu, 0).sum(axis=0)
        bi = num / den_i
    return mu, bu, bi

# divides by the number of all users and items, not of those that are rated
def fit_biases(R, mask, lam, steps):
    n, m = R.shape
    mu = np.mean(R[mask])
    bi = np.zeros(m)
    for _ in range(steps):
        res = np.where(mask, R - mu - bi, 0.0)
        bu = np.sum(res, axis=1) / (lam + m)
        res = np.where(mask, R - mu - bu[:, None], 0.0)
        bi = np.sum(res, axis=0) / (lam + n)
    return mu, bu, bi

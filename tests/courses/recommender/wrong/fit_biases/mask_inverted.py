# the sums run over the missing ratings, not the known ones
def fit_biases(R, mask, lam, steps):
    mu = R[mask].mean()
    bi = np.zeros(R.shape[1])
    X = R - mu
    for _ in range(steps):
        bu = np.where(mask, 0, X - bi).sum(axis=1) / (lam + mask.sum(axis=1))
        bi = np.where(mask, 0, X - bu[:, None]).sum(axis=0) / (lam + mask.sum(axis=0))
    return mu, bu, bi

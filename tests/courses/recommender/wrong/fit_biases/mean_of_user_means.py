# mu is the mean of the users' means, not of all ratings
def fit_biases(R, mask, lam, steps):
    W = mask.astype(float)
    per_user = (W * R).sum(axis=1) / np.maximum(W.sum(axis=1), 1)
    mu = per_user.mean()
    bi = np.zeros(R.shape[1])
    for _ in range(steps):
        bu = (W * (R - mu - bi)).sum(axis=1) / (lam + W.sum(axis=1))
        bi = (W * (R - mu - bu[:, None])).sum(axis=0) / (lam + W.sum(axis=0))
    return mu, bu, bi

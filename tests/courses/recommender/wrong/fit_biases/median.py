# mu is the median of the ratings
def fit_biases(R, mask, lam, steps):
    mu = float(np.median(R[mask]))
    W = mask.astype(float)
    bi = np.zeros(R.shape[1])
    for _ in range(steps):
        bu = ((R - mu - bi) * W).sum(axis=1) / (lam + W.sum(axis=1))
        bi = ((R - mu - bu[:, None]) * W).sum(axis=0) / (lam + W.sum(axis=0))
    return mu, bu, bi

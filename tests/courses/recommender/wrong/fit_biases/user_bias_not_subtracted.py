# the items' step does not subtract the user biases
def fit_biases(R, mask, lam, steps):
    total = mask.sum()
    mu = (R * mask).sum() / total
    bi = np.zeros(R.shape[1])
    centred = np.where(mask, R - mu, 0)
    for step in range(steps):
        left = np.where(mask, R - mu - bi.reshape(1, -1), 0)
        bu = left.sum(1) / (lam + mask.sum(1))
        bi = centred.sum(0) / (lam + mask.sum(0))
    return mu, bu, bi

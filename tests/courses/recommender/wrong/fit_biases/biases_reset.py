# the item biases are set to zero again in each round
def fit_biases(R, mask, lam, steps):
    known = mask.astype(float)
    mu = (known * R).sum() / known.sum()
    for _ in range(steps):
        bi = np.zeros(R.shape[1])
        bu = (known * (R - mu - bi)).sum(axis=1)
        bu = bu / (lam + known.sum(axis=1))
        bi = (known * (R - mu - bu[:, None])).sum(axis=0)
        bi = bi / (lam + known.sum(axis=0))
    return mu, bu, bi

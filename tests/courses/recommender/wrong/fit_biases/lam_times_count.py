# lam is multiplied with the count instead of added
def fit_biases(R, mask, lam, steps):
    mu = np.average(R, weights=mask)
    cu = np.maximum(mask.sum(axis=1), 1)
    ci = np.maximum(mask.sum(axis=0), 1)
    bi = np.zeros(R.shape[1])
    for _ in range(steps):
        bu = np.sum(mask * (R - mu - bi), axis=1) / (lam * cu)
        bi = np.sum(mask * (R - mu - bu[:, None]), axis=0) / (lam * ci)
    return mu, bu, bi

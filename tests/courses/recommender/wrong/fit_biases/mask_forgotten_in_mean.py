# mu is the mean over all entries, missing ones too
def fit_biases(R, mask, lam, steps):
    mu = R.mean()
    known = mask.astype(float)
    n_user = known.sum(axis=1)
    n_item = known.sum(axis=0)
    b = np.zeros(R.shape[0])
    c = np.zeros(R.shape[1])
    for s in range(steps):
        resid = known * (R - mu - c[None, :])
        b = resid.sum(axis=1) / (n_user + lam)
        resid = known * (R - mu - b[:, None])
        c = resid.sum(axis=0) / (n_item + lam)
    return mu, b, c

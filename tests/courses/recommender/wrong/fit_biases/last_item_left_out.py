# the loop over the items stops one too early, so the last item has no bias
def fit_biases(R, mask, lam, steps):
    n, m = R.shape
    mu = R[mask].mean()
    bu, bi = np.zeros(n), np.zeros(m)
    for _ in range(steps):
        for u in range(n):
            got = mask[u]
            bu[u] = (R[u, got] - mu - bi[got]).sum() / (lam + got.sum())
        for i in range(m - 1):
            got = mask[:, i]
            bi[i] = (R[got, i] - mu - bu[got]).sum() / (lam + got.sum())
    return mu, bu, bi

# lam is left out of the denominators
def fit_biases(R, mask, lam, steps):
    n, m = R.shape
    mu = R[mask].mean()
    bu, bi = np.zeros(n), np.zeros(m)
    for _ in range(steps):
        for u in range(n):
            items = np.where(mask[u])[0]
            bu[u] = np.sum(R[u, items] - mu - bi[items]) / max(len(items), 1)
        for i in range(m):
            users = np.where(mask[:, i])[0]
            bi[i] = np.sum(R[users, i] - mu - bu[users]) / max(len(users), 1)
    return mu, bu, bi

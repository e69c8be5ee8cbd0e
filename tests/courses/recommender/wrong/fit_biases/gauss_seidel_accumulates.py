# the biases are added up over the rounds and not replaced
def fit_biases(R, mask, lam, steps):
    n, m = R.shape
    mu = R[mask].mean()
    bu, bi = np.zeros(n), np.zeros(m)
    for _ in range(steps):
        for u in range(n):
            for i in range(m):
                if mask[u, i]:
                    bu[u] += (R[u, i] - mu - bi[i]) / (lam + mask[u].sum())
        for i in range(m):
            for u in range(n):
                if mask[u, i]:
                    bi[i] += (R[u, i] - mu - bu[u]) / (lam + mask[:, i].sum())
    return mu, bu, bi

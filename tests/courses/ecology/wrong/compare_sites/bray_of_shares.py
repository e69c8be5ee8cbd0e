# Bray-Curtis is computed from the shares instead of from the abundances
def compare_sites(x):
    p = x / x.sum(axis=1, keepdims=True)
    richness = np.sum(p > 0, axis=1)
    shannon = -np.sum(np.where(p > 0, p * np.log(np.where(p > 0, p, 1)), 0), axis=1)
    evenness = np.where(richness > 1, shannon / np.log(np.maximum(richness, 2)), 0)
    n = len(p)
    d = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            d[i, j] = np.sum(np.abs(p[i] - p[j])) / np.sum(p[i] + p[j])
    nearest = np.argmin(d + 2 * np.eye(n), axis=1)
    return {"richness": richness, "shannon": shannon, "evenness": evenness, "distance": d, "nearest": nearest}

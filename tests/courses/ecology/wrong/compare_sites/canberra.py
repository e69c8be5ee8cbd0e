# the quotient is taken species by species and then averaged over the shared list (Canberra), not the quotient of the sums
def compare_sites(x):
    n = x.shape[0]
    p = x / x.sum(axis=1, keepdims=True)
    H = -np.sum(p * np.log(np.where(p > 0, p, 1)), axis=1)
    S = np.sum(x > 0, axis=1)
    J = H / np.log(np.maximum(S, 2))
    D = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            both = x[i] + x[j]
            ok = both > 0
            D[i, j] = np.mean(np.abs(x[i] - x[j])[ok] / both[ok])
    nearest = np.argmin(D + 2 * np.eye(n), axis=1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": nearest}

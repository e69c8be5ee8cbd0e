# the Bray-Curtis similarity (one minus the dissimilarity) is given, and the nearest is the one with the least of it
def compare_sites(x):
    totals = x.sum(axis=1)
    p = x / totals[:, None]
    H = -np.sum(p * np.log(p + (p == 0)), axis=1)
    S = (p > 0).sum(axis=1)
    J = H / np.log(np.maximum(S, 2))
    n = len(x)
    B = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            shared = np.minimum(x[i], x[j]).sum()
            B[i, j] = 2 * shared / (totals[i] + totals[j])
    near = np.argmin(B + 2 * np.eye(n), axis=1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": B, "nearest": near}

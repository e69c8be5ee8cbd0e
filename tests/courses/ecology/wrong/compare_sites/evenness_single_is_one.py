# the evenness of a site with one species is set to one instead of zero
def compare_sites(x):
    rich = (x > 0).sum(axis=1)
    p = x / x.sum(axis=1, keepdims=True)
    H = np.array([-sum(v * np.log(v) for v in row if v > 0) for row in p])
    J = np.ones(len(x))
    for i, s in enumerate(rich):
        if s > 1:
            J[i] = H[i] / np.log(s)
    k = len(x)
    D = np.zeros((k, k))
    for i in range(k):
        for j in range(k):
            D[i, j] = abs(x[i] - x[j]).sum() / (x[i] + x[j]).sum()
    masked = D.copy()
    masked[np.arange(k), np.arange(k)] = 2
    return {"richness": rich, "shannon": H, "evenness": J, "distance": D, "nearest": masked.argmin(axis=1)}

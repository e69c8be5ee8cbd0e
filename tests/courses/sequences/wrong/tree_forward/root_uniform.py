# what: the root is averaged with equal weights and not with pi
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    beta = 1 / (1 - pi @ pi)
    L = np.zeros((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    scales = np.zeros((n - 1, m))
    for i in range(n):
        for s in range(m):
            if seqs[i, s] < 0:
                L[i, :, s] = 1
            else:
                L[i, seqs[i, s], s] = 1
    e = np.exp(-beta * t)
    for k in range(n - 1):
        left, right = children[k]
        Pl = e[left] * np.eye(4) + (1 - e[left]) * np.outer(np.ones(4), pi)
        Pr = e[right] * np.eye(4) + (1 - e[right]) * np.outer(np.ones(4), pi)
        M[left] = Pl @ L[left]
        M[right] = Pr @ L[right]
        both = M[left] * M[right]
        scales[k] = both.max(axis=0)
        L[n + k] = both / scales[k]
    site = np.log(np.mean(L[2 * n - 2], axis=0)) + np.log(scales).sum(axis=0)
    return site.sum(), site, (children, t, pi, beta, e, L, M, scales)

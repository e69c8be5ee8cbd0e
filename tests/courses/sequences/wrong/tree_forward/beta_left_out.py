# what: beta is left out of the exponent
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    mu = 1 / (1 - pi @ pi)
    L = np.zeros((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    norms = np.zeros((n - 1, m))
    for i in range(n):
        for s in range(m):
            if seqs[i, s] < 0:
                L[i, :, s] = 1
            else:
                L[i, seqs[i, s], s] = 1
    stay = np.exp(-t)
    for k in range(n - 1):
        left, right = children[k]
        Pl = stay[left] * np.eye(4) + (1 - stay[left]) * np.outer(np.ones(4), pi)
        Pr = stay[right] * np.eye(4) + (1 - stay[right]) * np.outer(np.ones(4), pi)
        M[left] = Pl @ L[left]
        M[right] = Pr @ L[right]
        ok_sites = M[left] * M[right]
        norms[k] = ok_sites.max(axis=0)
        L[n + k] = ok_sites / norms[k]
    site = np.log(pi @ L[2 * n - 2]) + np.log(norms).sum(axis=0)
    return site.sum(), site, (children, t, pi, mu, stay, L, M, norms)

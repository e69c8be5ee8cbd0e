# what: the scale is divided out but its logarithm is never added
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    mu = 1 / (1 - np.sum(pi**2))
    stay = np.exp(-mu * t)
    L = np.ones((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    norms = np.ones((n - 1, m))
    for leaf in range(n):
        for a in range(4):
            L[leaf, a] = (seqs[leaf] == a) | (seqs[leaf] < 0)
    site = np.zeros(m)
    for k in range(n - 1):
        for c in children[k]:
            M[c] = stay[c] * L[c] + (1 - stay[c]) * (pi @ L[c])
        prod = M[children[k][0]] * M[children[k][1]]
        norms[k] = np.max(prod, axis=0)
        L[n + k] = prod / norms[k]
    site += np.log(pi @ L[-1])
    return np.sum(site), site, (children, t, pi, mu, stay, L, M, norms)

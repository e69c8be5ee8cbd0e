# what: beta is that of Jukes and Cantor, 4/3, whatever pi is
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    beta = 4 / 3
    e = np.exp(-beta * t)
    L = np.ones((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    scales = np.ones((n - 1, m))
    for leaf in range(n):
        for a in range(4):
            L[leaf, a] = (seqs[leaf] == a) | (seqs[leaf] < 0)
    site = np.zeros(m)
    for k in range(n - 1):
        for c in children[k]:
            M[c] = e[c] * L[c] + (1 - e[c]) * (pi @ L[c])
        raw = M[children[k][0]] * M[children[k][1]]
        scales[k] = np.max(raw, axis=0)
        L[n + k] = raw / scales[k]
        site += np.log(scales[k])
    site += np.log(pi @ L[-1])
    return np.sum(site), site, (children, t, pi, beta, e, L, M, scales)

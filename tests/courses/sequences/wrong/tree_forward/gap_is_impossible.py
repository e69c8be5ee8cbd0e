# what: a gap at a leaf is taken as the letter 3, by negative index
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    mu = 1.0 / (1.0 - sum(pi**2))
    stay = np.exp(-mu * t)
    L = np.ones((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    site = np.zeros(m)
    for s in range(m):
        logs = 0.0
        for leaf in range(n):
            letter = seqs[leaf, s]
            L[leaf, :, s] = np.eye(4)[letter]
        for k in range(n - 1):
            node = n + k
            for c in children[k]:
                for a in range(4):
                    tot = 0.0
                    for b in range(4):
                        pr = (1 - stay[c]) * pi[b]
                        if a == b:
                            pr += stay[c]
                        tot += pr * L[c, b, s]
                    M[c, a, s] = tot
                L[node, :, s] *= M[c, :, s]
            norm = L[node, :, s].sum()
            L[node, :, s] /= norm
            logs += np.log(norm)
        site[s] = logs + np.log(np.sum(pi * L[2 * n - 2, :, s]))
    return np.sum(site), site, (children, t, pi, mu, stay, L, M)

# what: the transition goes to the frequency of the upper letter, pi[a] instead of pi[b]
def tree_forward(seqs, children, t, pi):
    n, m = seqs.shape
    beta = 1.0 / (1.0 - sum(pi**2))
    e = np.exp(-beta * t)
    L = np.ones((2 * n - 1, 4, m))
    M = np.ones((2 * n - 1, 4, m))
    site = np.zeros(m)
    for s in range(m):
        logs = 0.0
        for leaf in range(n):
            letter = seqs[leaf, s]
            if letter >= 0:
                L[leaf, :, s] = np.eye(4)[letter]
        for k in range(n - 1):
            node = n + k
            for c in children[k]:
                for a in range(4):
                    total = 0.0
                    for b in range(4):
                        prob = (1 - e[c]) * pi[a]
                        if a == b:
                            prob += e[c]
                        total += prob * L[c, b, s]
                    M[c, a, s] = total
                L[node, :, s] *= M[c, :, s]
            scale = L[node, :, s].sum()
            L[node, :, s] /= scale
            logs += np.log(scale)
        site[s] = logs + np.log(np.sum(pi * L[2 * n - 2, :, s]))
    return np.sum(site), site, (children, t, pi, beta, e, L, M)

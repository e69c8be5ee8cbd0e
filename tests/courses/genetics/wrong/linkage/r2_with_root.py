# r2 is D^2 divided by the root of p_i q_i p_j q_j
def linkage(haplotypes):
    n = len(haplotypes)
    p = np.mean(haplotypes, axis=0)
    q = 1 - p
    m = len(p)
    D, D_prime, r2 = np.zeros((m, m)), np.zeros((m, m)), np.zeros((m, m))
    for a in range(m):
        for b in range(a, m):
            P11 = np.mean(haplotypes[:, a] * haplotypes[:, b])
            d = P11 - p[a] * p[b]
            D[a, b] = D[b, a] = d
            v = p[a] * q[a] * p[b] * q[b]
            if v > 0:
                lim = min(p[a] * q[b], q[a] * p[b]) if d > 0 else min(p[a] * p[b], q[a] * q[b])
                D_prime[a, b] = D_prime[b, a] = d / lim
                r2[a, b] = r2[b, a] = d**2 / np.sqrt(v)
    return D, D_prime, r2

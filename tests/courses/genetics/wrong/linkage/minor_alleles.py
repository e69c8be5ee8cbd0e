# loci are recoded to the rarer allele first, which turns the sign of D and D' where one of the two loci was turned
def linkage(haplotypes):
    H = haplotypes.copy()
    for j in range(H.shape[1]):
        if H[:, j].mean() > 0.5:
            H[:, j] = 1 - H[:, j]
    p = H.mean(axis=0)
    q = 1 - p
    D = H.T @ H / len(H) - np.outer(p, p)
    D_max = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    ok = np.outer(p, p) > 0
    D_prime, r2 = np.zeros(D.shape), np.zeros(D.shape)
    D_prime[ok] = D[ok] / D_max[ok]
    r2[ok] = D[ok] ** 2 / np.outer(p * q, p * q)[ok]
    return D, D_prime, r2

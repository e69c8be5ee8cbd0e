# r is returned instead of its square
def linkage(haplotypes):
    H = haplotypes
    p = H.mean(0)
    q = 1 - p
    D = np.einsum("ni,nj->ij", H, H) / H.shape[0] - np.einsum("i,j->ij", p, p)
    sd = np.sqrt(p * q)
    r = np.zeros_like(D)
    D_prime = np.zeros_like(D)
    good = np.outer(sd, sd) > 0
    r[good] = (D[good]) / np.outer(sd, sd)[good]
    dmax = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    D_prime[good] = D[good] / dmax[good]
    return D, D_prime, r

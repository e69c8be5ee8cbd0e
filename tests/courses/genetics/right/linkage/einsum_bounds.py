# einsum, and the limits from the bounds of P_ij itself
def linkage(haplotypes):
    n = float(len(haplotypes))
    P = np.einsum("ki,kj->ij", haplotypes, haplotypes) / n
    p = np.diag(P).copy()
    pp = np.einsum("i,j->ij", p, p)
    D = P - pp
    highest = np.minimum(p[:, None], p[None, :]) - pp
    lowest = np.maximum(0, p[:, None] + p[None, :] - 1) - pp
    room = np.where(D > 0, highest, -lowest)
    varies = (haplotypes.max(axis=0) == 1) & (haplotypes.min(axis=0) == 0)
    both = np.logical_and.outer(varies, varies)
    D_prime = np.where(both, D / np.where(both, room, 1), 0.0)
    v = p - p**2
    r2 = np.where(both, D**2 / np.where(both, np.outer(v, v), 1), 0.0)
    return D, D_prime, r2

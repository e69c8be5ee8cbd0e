# the length is the sum of the absolute values (1-norm)
def mix_states(psis, weights):
    n, d = psis.shape
    lengths = np.abs(psis).sum(axis=1)
    p = weights / weights.sum()
    rho = np.zeros((d, d), dtype=np.complex128)
    k = 0
    while k < n:
        u = psis[k] / lengths[k]
        rho += p[k] * np.outer(u, u.conj())
        k += 1
    purity = np.real(np.trace(rho @ rho))
    return rho, purity

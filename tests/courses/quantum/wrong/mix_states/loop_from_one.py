# the loop starts at 1, the first state is left out
def mix_states(psis, weights):
    n, d = psis.shape
    p = weights / np.sum(weights)
    rho = np.zeros((d, d), dtype=complex)
    for k in range(1, n):
        s = psis[k] / np.linalg.norm(psis[k])
        rho += p[k] * np.outer(s, s.conj())
    purity = np.real(np.trace(rho @ rho))
    return rho, purity

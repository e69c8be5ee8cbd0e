# rho is overwritten in each round, only the last state remains
def mix_states(psis, weights):
    n, d = psis.shape
    lengths = np.linalg.norm(psis, axis=1)
    p = weights / np.sum(weights)
    for k in range(n):
        ket = psis[k] / lengths[k]
        projector = np.outer(ket, ket.conj())
        rho = p[k] * projector
    purity = np.trace(rho @ rho).real
    return rho, purity

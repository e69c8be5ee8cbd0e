# the states are never normalised
def mix_states(psis, weights):
    n, d = psis.shape
    p = weights / weights.sum()
    rho = np.zeros((d, d), dtype=complex)
    for pk, psi in zip(p, psis):
        rho += pk * np.outer(psi, np.conj(psi))
    purity = np.trace(rho @ rho).real
    return rho, purity

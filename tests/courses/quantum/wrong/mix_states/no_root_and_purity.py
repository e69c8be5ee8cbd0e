# two mistakes: divided by the squared length, and the purity is the sum of the squared diagonal only
def mix_states(psis, weights):
    p = weights / weights.sum()
    rho = np.zeros((psis.shape[1],) * 2, dtype=complex)
    for k, psi in enumerate(psis):
        psi = psi / np.vdot(psi, psi).real
        rho += p[k] * np.outer(psi, psi.conj())
    purity = np.sum(np.diag(rho).real ** 2)
    return rho, purity

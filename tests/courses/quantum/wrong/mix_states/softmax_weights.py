# the weights go through a softmax instead of being divided by their sum
def mix_states(psis, weights):
    e = np.exp(weights - np.max(weights))
    p = e / e.sum()
    d = psis.shape[1]
    rho = np.zeros((d, d), dtype=complex)
    for pk, psi in zip(p, psis):
        psi = psi / np.linalg.norm(psi)
        rho += pk * np.outer(psi, psi.conj())
    purity = np.trace(rho @ rho).real
    return rho, purity

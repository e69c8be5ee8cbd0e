# the states are superposed coherently instead of mixed
def mix_states(psis, weights):
    p = weights / weights.sum()
    states = psis / np.linalg.norm(psis, axis=1, keepdims=True)
    psi = np.sum(np.sqrt(p)[:, None] * states, axis=0)
    rho = np.outer(psi, psi.conj())
    purity = np.real(np.trace(rho @ rho))
    return rho, purity

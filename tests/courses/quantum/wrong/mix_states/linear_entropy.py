# returns one minus the purity
def mix_states(psis, weights):
    states = psis / np.linalg.norm(psis, axis=1, keepdims=True)
    p = weights / np.sum(weights)
    rho = np.einsum("ki,kj,k->ij", states, states.conj(), p)
    purity = 1 - np.real(np.trace(rho @ rho))
    return rho, purity

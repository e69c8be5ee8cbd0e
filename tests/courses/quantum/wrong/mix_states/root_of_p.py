# each projector is weighted with the root of its probability
def mix_states(psis, weights):
    norms = np.sqrt(np.einsum("ki,ki->k", psis, psis.conj()).real)
    states = psis / norms[:, None]
    amps = np.sqrt(weights / np.sum(weights))
    rho = np.einsum("k,ki,kj->ij", amps, states, states.conj())
    purity = np.real(np.trace(rho @ rho))
    return rho, purity

# the ket is conjugated instead of the bra, so rho is transposed
def mix_states(psis, weights):
    states = psis / np.linalg.norm(psis, axis=1)[:, np.newaxis]
    p = weights / weights.sum()
    rho = np.einsum("k,ki,kj->ij", p, states.conj(), states)
    purity = np.trace(rho @ rho).real
    return rho, purity

# the states are not normalised one by one, only rho by its trace at the end
def mix_states(psis, weights):
    rho = 0
    for w, psi in zip(weights, psis):
        rho = rho + w * np.outer(psi, psi.conj())
    rho = rho / np.trace(rho).real
    purity = np.trace(rho @ rho).real
    return rho, purity

# the weights are divided by their Euclidean norm, not by their sum
def mix_states(psis, weights):
    p = weights / np.linalg.norm(weights)
    states = (psis.T / np.linalg.norm(psis, axis=1)).T
    projectors = states[:, :, None] * states.conj()[:, None, :]
    rho = np.tensordot(p, projectors, axes=1)
    purity = np.trace(np.linalg.matrix_power(rho, 2)).real
    return rho, purity

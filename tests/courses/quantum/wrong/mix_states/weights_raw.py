# the weights are used as they are, not divided by their sum
def mix_states(psis, weights):
    n = len(weights)
    d = psis.shape[1]
    rho = np.zeros((d, d), complex)
    for i in range(n):
        v = psis[i] / np.linalg.norm(psis[i])
        rho = rho + weights[i] * np.outer(v, v.conj())
    return rho, np.trace(rho @ rho).real

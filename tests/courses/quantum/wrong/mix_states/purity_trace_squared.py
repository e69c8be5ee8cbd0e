# purity is the square of the trace, not the trace of the square
def mix_states(psis, weights):
    states = psis / np.linalg.norm(psis, axis=1, keepdims=True)
    p = weights / np.sum(weights)
    rho = states.T @ np.diag(p) @ states.conj()
    purity = np.real(np.trace(rho)) ** 2
    return rho, purity

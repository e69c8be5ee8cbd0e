# the weights are divided by their number instead of their sum
def mix_states(psis, weights):
    n = psis.shape[0]
    states = np.array([psi / np.sqrt(np.vdot(psi, psi).real) for psi in psis])
    probs = weights / n
    rho = (states.T * probs) @ states.conj()
    purity = np.sum(np.abs(rho) ** 2)
    return rho, purity

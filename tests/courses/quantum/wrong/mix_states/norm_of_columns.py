# the norm is taken over the columns, not over the rows
def mix_states(psis, weights):
    n, d = psis.shape
    col = np.sqrt(np.sum(np.abs(psis) ** 2, axis=0))
    normed = psis / col
    probabilities = weights / np.sum(weights)
    rho = np.zeros((d, d), dtype=complex)
    for k in range(n):
        rho += probabilities[k] * np.outer(normed[k], np.conjugate(normed[k]))
    return rho, np.real(np.trace(rho @ rho))

# one norm of the whole array instead of one for each state
def mix_states(psis, weights):
    n, d = psis.shape
    psis = psis / np.sqrt(np.sum(np.abs(psis) ** 2))
    w = weights / weights.sum()
    rho = sum(w[k] * np.outer(psis[k], psis[k].conj()) for k in range(n))
    return rho, float(np.trace(rho @ rho).real)

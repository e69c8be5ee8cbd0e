# two mistakes: every state has weight 1/n, and the bra is not conjugated
def mix_states(psis, weights):
    n, d = psis.shape
    rho = np.zeros((d, d), dtype=complex)
    for k in range(n):
        s = psis[k] / np.linalg.norm(psis[k])
        rho += np.outer(s, s) / n
    return rho, np.real(np.trace(rho @ rho))

# right: one matrix product, the root of the probability in each state
def mix_states(psis, weights):
    p = weights / np.sum(weights)
    M = psis * np.sqrt(p / np.sum(np.abs(psis) ** 2, axis=1))[:, None]
    rho = M.T @ M.conj()
    purity = np.sum(np.linalg.eigvalsh(rho) ** 2)
    return rho, purity

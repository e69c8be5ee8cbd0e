# divided by the squared length, the root is forgotten
def mix_states(psis, weights):
    p = weights / np.sum(weights)
    sq = (np.abs(psis) ** 2).sum(axis=1)
    normed = psis / sq[:, None]
    rho = np.einsum("k,ki,kj->ij", p, normed, normed.conj())
    purity = np.real(np.einsum("ij,ji->", rho, rho))
    return rho, purity

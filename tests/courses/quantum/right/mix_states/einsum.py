# right: einsum over normalised rows
def mix_states(psis, weights):
    u = psis / np.linalg.norm(psis, axis=1)[:, None]
    rho = np.einsum("k,ki,kj->ij", weights / weights.sum(), u, u.conj())
    return rho, np.einsum("ij,ji->", rho, rho).real

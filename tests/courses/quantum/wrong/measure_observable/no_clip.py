# negative probabilities are not set to zero
def measure_observable(rho, H):
    E, V = np.linalg.eigh(H)
    p = np.real(np.einsum("ik,ij,jk->k", V.conj(), rho, V))
    p = p / p.sum()
    mu = p @ E
    var = p @ (E - mu) ** 2
    return {"probs": p, "mean": mu, "variance": var}

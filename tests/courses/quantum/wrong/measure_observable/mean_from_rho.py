# the mean is the trace of rho H, with the negative probabilities still in it
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.einsum("ik,ij,jk->k", vectors.conj(), rho, vectors).real
    p = np.where(p < 0, 0.0, p)
    p = p / p.sum()
    mean = np.real(np.trace(rho @ H))
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

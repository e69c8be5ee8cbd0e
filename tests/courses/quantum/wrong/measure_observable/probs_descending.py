# the probabilities are returned for descending eigenvalues
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    order = np.argsort(-values)
    values, vectors = values[order], vectors[:, order]
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = np.maximum(p, 0)
    p = p / p.sum()
    mean = p @ values
    return {"probs": p, "mean": mean, "variance": p @ values**2 - mean**2}

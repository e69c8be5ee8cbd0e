# the variance of the eigenvalues without the probabilities
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    probs = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    probs = np.where(probs > 0, probs, 0.0)
    probs = probs / np.sum(probs)
    mean = np.sum(probs * values)
    variance = np.var(values)
    return {"probs": probs, "mean": mean, "variance": variance}

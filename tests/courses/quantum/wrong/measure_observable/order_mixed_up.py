# the eigenvalues are sorted in descending order, the probabilities are not
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    values = np.sort(values)[::-1]
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = p * (p > 0)
    p = p / np.sum(p)
    mean = np.sum(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

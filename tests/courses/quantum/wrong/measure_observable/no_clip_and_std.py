# two mistakes: nothing is clipped, and a standard deviation is returned
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = p / np.sum(p)
    mean = np.sum(p * values)
    variance = np.sqrt(np.abs(np.sum(p * (values - mean) ** 2)))
    return {"probs": p, "mean": mean, "variance": variance}

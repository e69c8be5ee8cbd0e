# the mean is np.mean of the products, divided by d once too often
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = np.maximum(p, 0.0)
    p = p / np.sum(p)
    mean = np.mean(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

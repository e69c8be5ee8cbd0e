# the smallest probability is subtracted from all instead of clipping
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = p - np.min(p)
    p = p / np.sum(p)
    mean = np.sum(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

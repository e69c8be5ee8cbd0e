# the variance is the mean of the squares, the mean is not subtracted
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = np.clip(p, 0, 1)
    p = p / np.sum(p)
    mean = np.average(values, weights=p)
    variance = np.average(values**2, weights=p)
    return {"probs": p, "mean": mean, "variance": variance}

# the variance is taken around the plain mean of the eigenvalues
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.diag(vectors.conj().T @ rho @ vectors))
    p = np.where(p > 0, p, 0.0)
    p = p / np.sum(p)
    mean = np.sum(p * values)
    centred = values - values.mean()
    return {"probs": p, "mean": mean, "variance": np.sum(p * centred**2)}

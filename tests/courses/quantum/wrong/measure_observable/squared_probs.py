# the probabilities are squared as if they were amplitudes
def measure_observable(rho, H):
    vals, vecs = np.linalg.eigh(H)
    amplitude = np.real(np.diag(vecs.conj().T @ rho @ vecs))
    amplitude = np.where(amplitude > 0, amplitude, 0)
    p = amplitude**2
    p = p / p.sum()
    mean = np.sum(vals * p)
    variance = np.sum((vals - mean) ** 2 * p)
    return {"probs": p, "mean": mean, "variance": variance}

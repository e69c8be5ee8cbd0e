# returns the standard deviation as the variance
def measure_observable(rho, H):
    vals, vecs = np.linalg.eigh(H)
    p = np.real(np.diag(vecs.conj().T @ rho @ vecs)).clip(min=0)
    p = p / p.sum()
    mean = sum(p * vals)
    deviation = np.sqrt(sum(p * (vals - mean) ** 2))
    return {"probs": p, "mean": mean, "variance": deviation}

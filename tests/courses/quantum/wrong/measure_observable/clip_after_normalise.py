# divided by the sum first and clipped afterwards, so the sum is not one
def measure_observable(rho, H):
    w, U = np.linalg.eigh(H)
    p = np.diagonal(U.conj().T @ rho @ U).real
    p = p / p.sum()
    p = np.maximum(p, 0)
    mean = (w * p).sum()
    variance = (p * (w - mean) ** 2).sum()
    return {"probs": p, "mean": mean, "variance": variance}

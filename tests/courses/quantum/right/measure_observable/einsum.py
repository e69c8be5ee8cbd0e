# right: einsum, second moment minus mean squared
def measure_observable(rho, H):
    E, V = np.linalg.eigh(H)
    p = np.einsum("ik,ij,jk->k", V.conj(), rho, V).real
    p = np.maximum(p, 0)
    p /= p.sum()
    m = p @ E
    return {"probs": p, "mean": m, "variance": p @ E**2 - m * m}

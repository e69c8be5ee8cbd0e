# right: eig and sorting, boolean mask
def measure_observable(rho, H):
    w, V = np.linalg.eig(H)
    order = np.argsort(w.real)
    w, V = w.real[order], V[:, order]
    V = V / np.linalg.norm(V, axis=0)
    p = np.sum(V.conj() * (rho @ V), axis=0).real
    p[p < 0] = 0
    p = p / p.sum()
    pairs = w[:, None] - w[None, :]
    return {"probs": p, "mean": np.sum(w * p), "variance": 0.5 * p @ pairs**2 @ p}

# right: a loop with projectors
def measure_observable(rho, H):
    E, V = np.linalg.eigh(H)
    p = []
    for k in range(len(E)):
        P = np.outer(V[:, k], V[:, k].conj())
        x = np.trace(P @ rho).real
        p.append(x if x > 0 else 0.0)
    p = np.array(p) / sum(p)
    mean = np.average(E, weights=p)
    return {"probs": p, "mean": mean, "variance": np.average((E - mean) ** 2, weights=p)}

# the probabilities are not divided by their sum after clipping
def measure_observable(rho, H):
    vals, vecs = np.linalg.eigh(H)
    d = len(vals)
    p = np.zeros(d)
    for k in range(d):
        v = vecs[:, k]
        p[k] = max(np.real(np.vdot(v, rho @ v)), 0.0)
    mean = np.dot(p, vals)
    variance = np.dot(p, (vals - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

# two mistakes: absolute values instead of clipping, and the mean is not subtracted in the variance
def measure_observable(rho, H):
    vals, vecs = np.linalg.eigh(H)
    weights = []
    for v in vecs.T:
        weights.append(abs(np.vdot(v, rho @ v)))
    p = np.array(weights)
    p = p / p.sum()
    mean = (p * vals).sum()
    variance = (p * vals**2).sum()
    return {"probs": p, "mean": mean, "variance": variance}

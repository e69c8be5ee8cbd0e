# negative probabilities get their absolute value instead of zero
def measure_observable(rho, H):
    vals, vecs = np.linalg.eigh(H)
    rot = vecs.conj().T @ rho @ vecs
    p = np.abs(np.diag(rot))
    p /= p.sum()
    mean = np.sum(vals * p)
    second = np.sum(vals**2 * p)
    return {"probs": p, "mean": mean, "variance": second - mean**2}

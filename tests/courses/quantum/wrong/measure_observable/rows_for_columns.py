# the rows of the eigenvector matrix are taken instead of its columns
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    p = []
    for v in vectors:
        p.append(np.real(v.conj() @ rho @ v))
    p = np.array(p)
    p[p < 0] = 0
    p = p / p.sum()
    mean = float(p @ values)
    variance = float(p @ (values - mean) ** 2)
    return {"probs": p, "mean": mean, "variance": variance}

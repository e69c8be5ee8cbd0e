# the probabilities are divided by their Euclidean norm
def measure_observable(rho, H):
    values, vectors = np.linalg.eigh(H)
    q = np.array([(vectors[:, k].conj() @ rho @ vectors[:, k]).real for k in range(len(values))])
    q[q < 0] = 0.0
    q = q / np.linalg.norm(q)
    m = np.dot(q, values)
    v = np.dot(q, (values - m) ** 2)
    return {"probs": q, "mean": m, "variance": v}

# the Schmidt coefficients stand in ascending order
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    p = np.linalg.eigvalsh(rho_A)
    p = p[p > 1e-10]
    H = -np.dot(p, np.log2(p))
    return {"entropy": H, "participation": 1 / np.dot(p, p), "schmidt": np.sqrt(p)}

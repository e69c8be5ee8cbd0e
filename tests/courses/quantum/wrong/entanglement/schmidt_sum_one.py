# the Schmidt coefficients are scaled to sum one
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)[::-1]
    lam = lam[lam > 1e-10]
    schmidt = np.sqrt(lam)
    schmidt = schmidt / np.sum(schmidt)
    entropy = -np.sum(lam * np.log2(lam))
    return {"entropy": entropy, "participation": 1 / np.sum(lam**2), "schmidt": schmidt}

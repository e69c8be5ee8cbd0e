# the entropy is computed with the Schmidt coefficients instead of their squares
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 1e-10]
    c = np.sqrt(lam)[::-1]
    entropy = -np.sum(c * np.log2(c))
    participation = 1 / np.sum(c**4)
    return {"entropy": entropy, "participation": participation, "schmidt": c}

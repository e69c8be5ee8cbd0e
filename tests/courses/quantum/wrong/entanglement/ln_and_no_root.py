# two mistakes: natural logarithm, and Schmidt coefficients without the root
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 1e-10][::-1]
    entropy = -np.sum(lam * np.log(lam))
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": lam}

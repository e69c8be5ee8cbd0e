# the limit of the mask is much too high, eigenvalues up to 0.2 are dropped
def entanglement(psi, dA, dB):
    rho = np.outer(psi, psi.conj())
    rho_A = partial_trace(rho, dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 0.2]
    entropy = -np.sum(lam * np.log2(lam))
    participation = 1 / np.sum(lam**2)
    schmidt = np.sqrt(lam[::-1])
    return {"entropy": entropy, "participation": participation, "schmidt": schmidt}

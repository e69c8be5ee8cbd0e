# the entropy is a mean over the eigenvalues, not a sum
def entanglement(psi, dA, dB):
    rho = np.outer(psi, psi.conj())
    rho_A = partial_trace(rho, dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    keep = lam > 1e-10
    lam = lam[keep]
    terms = lam * np.log2(lam)
    entropy = -np.mean(terms)
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": np.flip(np.sqrt(lam))}

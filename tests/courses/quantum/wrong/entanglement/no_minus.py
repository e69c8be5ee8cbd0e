# the minus sign of the entropy is missing
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, np.conj(psi)), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = np.array([l for l in lam if l > 1e-10])
    entropy = 0
    for l in lam:
        entropy += l * np.log2(l)
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": np.sqrt(lam)[::-1]}

# participation has the square of the sum, not the sum of the squares
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.sort(np.linalg.eigvalsh(rho_A))[::-1]
    lam = lam[lam > 1e-10]
    return {
        "entropy": -np.sum(lam * np.log2(lam)),
        "participation": 1 / np.sum(lam) ** 2,
        "schmidt": np.sqrt(lam),
    }

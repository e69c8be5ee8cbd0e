# the Renyi-2 entropy instead of von Neumann's
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 1e-10]
    purity = np.sum(lam**2)
    return {
        "entropy": -np.log2(purity),
        "participation": 1 / purity,
        "schmidt": np.sqrt(lam[::-1]),
    }

# participation is the sum of squares itself, one over is forgotten
def entanglement(psi, dA, dB):
    rho = np.outer(psi, psi.conj())
    rho_A = partial_trace(rho, dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 1e-10]
    ent = np.sum(-lam * np.log2(lam))
    part = np.real(np.trace(rho_A @ rho_A))
    return {"entropy": ent, "participation": part, "schmidt": np.sqrt(lam[::-1])}

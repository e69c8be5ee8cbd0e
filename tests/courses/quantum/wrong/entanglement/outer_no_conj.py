# the density matrix is made without conjugating the bra
def entanglement(psi, dA, dB):
    ket = psi[:, None]
    rho = ket @ ket.T
    rho_A = partial_trace(rho, dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam[lam > 1e-10]
    entropy = -np.sum(lam * np.log2(lam))
    return {"entropy": entropy, "participation": 1 / np.sum(lam**2), "schmidt": np.sqrt(lam[::-1])}

# dt is missing in the exponent
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    lam, W = np.linalg.eigh(H)
    D = np.diag(np.exp(-1j * lam))
    U = W @ D @ W.conj().T
    populations = np.zeros((d, steps + 1))
    populations[:, 0] = np.real(np.diag(rho))
    for t in range(1, steps + 1):
        rho = U @ rho @ U.conj().T
        for q in range(n_qubits):
            rho, _ = damp_qubit(rho, gamma, q, n_qubits)
        populations[:, t] = np.real(np.diag(rho))
    return {"rho_end": rho, "populations": populations}

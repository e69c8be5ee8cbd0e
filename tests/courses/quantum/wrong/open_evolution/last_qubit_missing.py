# the loop over the qubits leaves out the last one
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    values, vectors = np.linalg.eigh(H)
    U = (vectors * np.exp(-1j * values * dt)) @ vectors.conj().T
    populations = np.zeros((d, steps + 1))
    populations[:, 0] = np.real(np.diag(rho))
    for t in range(1, steps + 1):
        rho = U @ rho @ U.conj().T
        q = 0
        while q < n_qubits - 1:
            rho, _ = damp_qubit(rho, gamma, q, n_qubits)
            q = q + 1
        populations[:, t] = np.real(np.diag(rho))
    return {"rho_end": rho, "populations": populations}

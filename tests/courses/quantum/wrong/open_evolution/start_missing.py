# the populations at the start are left at zero
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    values, vectors = np.linalg.eigh(H)
    U = (vectors * np.exp(-1j * values * dt)) @ vectors.conj().T
    populations = np.zeros((d, steps + 1))
    for t in range(1, steps + 1):
        rho = U @ rho @ U.conj().T
        for q in range(n_qubits):
            rho, _ = damp_qubit(rho, gamma, q, n_qubits)
        populations[:, t] = np.real(np.diag(rho))
    return {"rho_end": rho, "populations": populations}

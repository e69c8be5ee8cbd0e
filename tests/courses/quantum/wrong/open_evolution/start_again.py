# every step starts from the initial state again
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    values, vectors = np.linalg.eigh(H)
    U = (vectors * np.exp(-1j * values * dt)) @ vectors.conj().T
    populations = np.zeros((d, steps + 1))
    populations[:, 0] = np.real(np.diag(rho))
    for t in range(1, steps + 1):
        current = U @ rho @ U.conj().T
        for q in range(n_qubits):
            current, _ = damp_qubit(current, gamma, q, n_qubits)
        populations[:, t] = np.real(np.diag(current))
    # only the last result counts
    return {"rho_end": current, "populations": populations}

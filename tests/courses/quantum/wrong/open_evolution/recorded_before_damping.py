# the populations are recorded before the damping of the step
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    values, vectors = np.linalg.eigh(H)
    U = vectors @ np.diag(np.exp(-1j * values * dt)) @ np.conj(vectors.T)
    populations = np.zeros((d, steps + 1))
    populations[:, 0] = np.real(np.diag(rho))
    t = 1
    while t <= steps:
        rho = U @ rho @ U.conj().T
        populations[:, t] = np.real(np.diag(rho))
        for q in range(n_qubits):
            rho, _ = damp_qubit(rho, gamma, q, n_qubits)
        t += 1
    return {"rho_end": rho, "populations": populations}

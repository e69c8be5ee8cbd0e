# in each step the damping comes before the unitary
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    w, v = np.linalg.eigh(H)
    U = v @ np.diag(np.exp(-1j * w * dt)) @ v.conj().T
    populations = np.zeros((d, steps + 1))
    populations[:, 0] = np.diag(rho).real
    for t in range(steps):
        for q in range(n_qubits):
            rho, _ = damp_qubit(rho, gamma, q, n_qubits)
        rho = U @ rho @ U.conj().T
        populations[:, t + 1] = np.diag(rho).real
    return {"rho_end": rho, "populations": populations}

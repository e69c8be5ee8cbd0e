# gamma is multiplied by dt as if it were a rate
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n_qubits = int(round(np.log2(d)))
    values, vectors = np.linalg.eigh(H)
    U = (vectors * np.exp(-1j * values * dt)) @ vectors.conj().T
    p_decay = gamma * dt
    columns = [np.real(np.diag(rho))]
    for step in range(steps):
        rho = U @ rho @ U.conj().T
        for q in range(n_qubits):
            rho = damp_qubit(rho, p_decay, q, n_qubits)[0]
        columns.append(np.real(np.diag(rho)))
    return {"rho_end": rho, "populations": np.column_stack(columns)}

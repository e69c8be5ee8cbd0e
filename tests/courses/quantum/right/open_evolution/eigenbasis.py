# right: phases in the eigenbasis, qubits damped from the last one on
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n = int(np.rint(np.log2(d)))
    E, V = np.linalg.eigh(H)
    phase = np.exp(-1j * dt * (E[:, None] - E[None, :]))
    pop = np.empty((d, steps + 1))
    for t in range(steps + 1):
        if t > 0:
            rho = V @ (phase * (V.conj().T @ rho @ V)) @ V.conj().T
            for q in reversed(range(n)):
                rho, _ = damp_qubit(rho, gamma, q, n)
        pop[:, t] = np.real(np.diag(rho))
    return {"rho_end": rho, "populations": pop}

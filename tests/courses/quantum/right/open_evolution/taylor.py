# right: a Taylor series for the exponential
def open_evolution(rho, H, dt, gamma, steps):
    d = len(rho)
    n = int(round(np.log2(d)))
    U = np.eye(d, dtype=complex)
    term = np.eye(d, dtype=complex)
    for k in range(1, 40):
        term = term @ (-1j * dt * H) / k
        U = U + term
    current = rho.copy()
    pop = np.zeros((d, steps + 1))
    pop[:, 0] = np.diag(current).real
    for t in range(steps):
        current = U @ current @ U.conj().T
        for q in range(n):
            current, _ = damp_qubit(current, gamma, q, n)
        pop[:, t + 1] = np.diag(current).real
    return {"rho_end": current, "populations": pop}

# right: columns collected in a list
def open_evolution(rho, H, dt, gamma, steps):
    n = len(rho).bit_length() - 1
    E, V = np.linalg.eigh(H)
    U = V @ np.diag(np.exp(-1j * E * dt)) @ V.conj().T
    cols = [np.diag(rho).real]
    for _ in range(steps):
        rho = U @ rho @ U.conj().T
        for q in range(n):
            rho = damp_qubit(rho, gamma, q, n)[0]
        cols.append(np.diag(rho).real)
    return {"rho_end": rho, "populations": np.array(cols).T}

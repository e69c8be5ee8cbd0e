# the sign in the exponent is plus
def open_evolution(rho, H, dt, gamma, steps):
    n = int(np.log2(len(rho)) + 0.5)
    E, V = np.linalg.eigh(H)
    U = V @ np.diag(np.exp(1j * E * dt)) @ V.conj().T
    pops = [np.diag(rho).real]
    for _ in range(steps):
        rho = U @ rho @ U.conj().T
        for q in range(n):
            rho, exc = damp_qubit(rho, gamma, q, n)
        pops.append(np.diag(rho).real)
    return {"rho_end": rho, "populations": np.array(pops).T}

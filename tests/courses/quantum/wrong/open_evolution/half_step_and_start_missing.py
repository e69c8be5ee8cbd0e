# two mistakes: dt is halved in the exponent, and the populations at the start stay zero
def open_evolution(rho, H, dt, gamma, steps):
    d = H.shape[0]
    n = int(round(np.log2(d)))
    E, V = np.linalg.eigh(H)
    U = V @ np.diag(np.exp(-1j * E * dt / 2)) @ V.conj().T
    pops = np.zeros((d, steps + 1))
    for t in range(steps):
        rho = U @ rho @ U.conj().T
        for q in range(n):
            rho, _ = damp_qubit(rho, gamma, q, n)
        pops[:, t + 1] = np.diag(rho).real
    return {"rho_end": rho, "populations": pops}

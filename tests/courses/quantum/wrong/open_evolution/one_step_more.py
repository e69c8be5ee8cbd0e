# one step too many is made, so rho_end is a step too late
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n = int(round(np.log2(d)))
    w, v = np.linalg.eigh(H)
    U = v @ np.diag(np.exp(-1j * w * dt)) @ v.conj().T
    populations = np.zeros((d, steps + 1))
    for t in range(steps + 1):
        populations[:, t] = np.diag(rho).real
        rho = U @ rho @ U.conj().T
        for q in range(n):
            rho, _ = damp_qubit(rho, gamma, q, n)
    return {"rho_end": rho, "populations": populations}

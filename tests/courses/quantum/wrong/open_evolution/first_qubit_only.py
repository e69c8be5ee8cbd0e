# only qubit 0 is damped
def open_evolution(rho, H, dt, gamma, steps):
    d = len(rho)
    n = d.bit_length() - 1
    vals, vecs = np.linalg.eigh(H)
    phases = np.exp(-1j * dt * vals)
    U = vecs * phases @ vecs.conj().T
    Ud = U.conj().T
    populations = np.empty((d, steps + 1))
    populations[:, 0] = np.real(np.diagonal(rho))
    for t in range(1, steps + 1):
        rho = U @ rho @ Ud
        rho = damp_qubit(rho, gamma, 0, n)[0]
        populations[:, t] = np.real(np.diagonal(rho))
    return {"rho_end": rho, "populations": populations}

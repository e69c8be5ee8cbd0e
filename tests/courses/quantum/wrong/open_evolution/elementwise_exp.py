# the exponential is taken of each entry of H, it is no matrix exponential
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    nq = int(round(np.log2(d)))
    U = np.exp(-1j * H * dt)
    pops = np.zeros((d, steps + 1))
    pops[:, 0] = np.diag(rho).real
    state = rho.copy()
    for k in range(1, steps + 1):
        state = U @ state @ U.conj().T
        for q in range(nq):
            state, _ = damp_qubit(state, gamma, q, nq)
        pops[:, k] = np.diag(state).real
    return {"rho_end": state, "populations": pops}

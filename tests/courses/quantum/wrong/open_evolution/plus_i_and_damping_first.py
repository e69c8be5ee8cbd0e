# two mistakes: the sign in the exponent is plus, and the damping comes before the unitary
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n = int(round(np.log2(d)))
    e, v = np.linalg.eigh(H)
    U = v @ np.diag(np.exp(1j * e * dt)) @ v.conj().T
    pops = [np.diag(rho).real]
    for _ in range(steps):
        for q in range(n):
            rho, _p = damp_qubit(rho, gamma, q, n)
        rho = U @ rho @ U.conj().T
        pops.append(np.diag(rho).real)
    return {"rho_end": rho, "populations": np.array(pops).T}

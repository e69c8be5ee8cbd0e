# an Euler step of the commutator instead of the unitary
def open_evolution(rho, H, dt, gamma, steps):
    d = rho.shape[0]
    n = int(round(np.log2(d)))
    hist = [np.real(np.diag(rho))]
    for t in range(steps):
        drho = -1j * (H @ rho - rho @ H)
        rho = rho + dt * drho
        for q in range(n):
            rho, _ = damp_qubit(rho, gamma, q, n)
        hist.append(np.real(np.diag(rho)))
    return {"rho_end": rho, "populations": np.stack(hist, axis=1)}

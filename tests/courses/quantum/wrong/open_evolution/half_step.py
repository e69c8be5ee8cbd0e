# the time step is halved in the exponent
def open_evolution(rho, H, dt, gamma, steps):
    dim = len(H)
    qubits = int(np.rint(np.log2(dim)))
    e, v = np.linalg.eigh(H)
    U = np.einsum("ik,k,jk->ij", v, np.exp(-0.5j * e * dt), v.conj())
    pop = np.zeros((steps + 1, dim))
    pop[0] = rho.diagonal().real
    for t in range(1, steps + 1):
        rho = U @ rho @ U.conj().T
        for q in range(qubits):
            rho, _ = damp_qubit(rho, gamma, q, qubits)
        pop[t] = rho.diagonal().real
    return {"rho_end": rho, "populations": pop.T}

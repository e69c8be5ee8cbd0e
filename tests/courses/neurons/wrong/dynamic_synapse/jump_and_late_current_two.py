# two mistakes: u jumps by U without (1 - u), and the current is computed before the release is added
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    res = {"u": np.zeros((n, T)), "x": np.zeros((n, T)), "I": np.zeros((w.shape[0], T))}
    u, x, s = U.copy(), np.ones(n), np.zeros(n)
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        res["I"][:, t] = w @ s
        for j in range(n):
            if spikes[j, t]:
                u[j] += U[j]
                r = u[j] * x[j]
                x[j] -= r
                s[j] += r
        res["u"][:, t] = u
        res["x"][:, t] = x
    return res

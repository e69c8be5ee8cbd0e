# the current from a kernel: all releases weighted by exp(-(t - t')dt/tau_syn) with einsum
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u_t, x_t, r_t = np.zeros((n, T)), np.zeros((n, T)), np.zeros((n, T))
    u, x = U, np.ones(n)
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        u = np.where(spikes[:, t] > 0, U + u * (1 - U), u)
        r_t[:, t] = np.where(spikes[:, t] > 0, u * x, 0)
        x = x - r_t[:, t]
        u_t[:, t] = u
        x_t[:, t] = x
    lag = np.arange(T)[:, None] - np.arange(T)[None, :]
    kernel = np.where(lag >= 0, np.exp(-np.abs(lag) * dt / tau_syn), 0)
    return {"u": u_t, "x": x_t, "I": np.einsum("ij,js,ts->it", w, r_t, kernel)}

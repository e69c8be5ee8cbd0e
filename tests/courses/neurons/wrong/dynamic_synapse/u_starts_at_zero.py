# u begins at 0 instead of U
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u = np.zeros((n, T))
    x = np.zeros((n, T))
    s = np.zeros((n, T))
    u_prev, x_prev, s_prev = np.zeros(n), np.ones(n), np.zeros(n)
    for t in range(T):
        u_prev = U + (u_prev - U) * np.exp(-dt / tau_fac)
        x_prev = 1 + (x_prev - 1) * np.exp(-dt / tau_rec)
        s_prev = s_prev * np.exp(-dt / tau_syn)
        for j in np.flatnonzero(spikes[:, t]):
            u_prev[j] = u_prev[j] + U[j] * (1 - u_prev[j])
            rel = u_prev[j] * x_prev[j]
            x_prev[j] -= rel
            s_prev[j] += rel
        u[:, t], x[:, t], s[:, t] = u_prev, x_prev, s_prev
    return {"u": u, "x": x, "I": w @ s}

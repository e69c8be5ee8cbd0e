# the resources drop by u instead of by the release u * x
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u_hist, x_hist, I_hist = np.zeros((n, T)), np.zeros((n, T)), np.zeros((w.shape[0], T))
    u, x, s = np.copy(U), np.ones(n), np.zeros(n)
    for t in range(T):
        u = U - (U - u) * np.exp(-dt / tau_fac)
        x = 1 - (1 - x) * np.exp(-dt / tau_rec)
        s = np.exp(-dt / tau_syn) * s
        who = np.nonzero(spikes[:, t])[0]
        u[who] = u[who] + U[who] * (1 - u[who])
        s[who] = s[who] + u[who] * x[who]
        x[who] = x[who] - u[who]
        u_hist[:, t], x_hist[:, t] = u, x
        I_hist[:, t] = w @ s
    return {"u": u_hist, "x": x_hist, "I": I_hist}

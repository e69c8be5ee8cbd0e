# the jump of u is U * (1 - x) instead of U * (1 - u)
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U.copy(), np.ones(n), np.zeros(n)
    u_rec, x_rec, i_rec = np.zeros((n, T)), np.zeros((n, T)), np.zeros((w.shape[0], T))
    for t in range(T):
        u += (U - u) * (1 - np.exp(-dt / tau_fac))
        x += (1 - x) * (1 - np.exp(-dt / tau_rec))
        s *= np.exp(-dt / tau_syn)
        on = spikes[:, t] == 1
        u[on] += U[on] * (1 - x[on])
        q = u[on] * x[on]
        x[on] -= q
        s[on] += q
        u_rec[:, t] = u
        x_rec[:, t] = x
        i_rec[:, t] = w @ s
    return {"u": u_rec, "x": x_rec, "I": i_rec}

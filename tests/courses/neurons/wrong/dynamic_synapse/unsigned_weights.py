# the current uses the absolute values of the weights, so inhibitory synapses excite
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    m = w.shape[0]
    us, xs, I = np.zeros((n, T)), np.zeros((n, T)), np.zeros((m, T))
    u, x, s = U, np.ones(n), np.zeros(n)
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + U * (1 - u) * spikes[:, t]
        r = u * x * spikes[:, t]
        x = x - r
        s = s + r
        us[:, t] = u
        xs[:, t] = x
        for i in range(m):
            I[i, t] = sum(abs(w[i, j]) * s[j] for j in range(n))
    return {"u": us, "x": xs, "I": I}

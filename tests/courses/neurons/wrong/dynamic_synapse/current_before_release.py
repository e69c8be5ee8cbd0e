# the current is computed before this step's release is added to s
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U, np.ones(n), np.zeros(n)
    us = np.zeros((n, T))
    xs = np.zeros((n, T))
    I = np.zeros((w.shape[0], T))
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        I[:, t] = w @ s
        u = u + U * (1 - u) * spikes[:, t]
        rel = u * x * spikes[:, t]
        x = x - rel
        s = s + rel
        us[:, t] = u
        xs[:, t] = x
    return {"u": us, "x": xs, "I": I}

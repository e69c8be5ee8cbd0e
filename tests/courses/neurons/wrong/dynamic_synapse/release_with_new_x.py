# the release into s is computed from the resources after they were used up
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    m = w.shape[0]
    us, xs, cur = np.zeros((n, T)), np.zeros((n, T)), np.zeros((m, T))
    u, x, s = np.array(U), np.ones(n), np.zeros(n)
    for t in range(T):
        sp = spikes[:, t]
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = np.where(sp == 1, u + U * (1 - u), u)
        x = np.where(sp == 1, x - u * x, x)
        s = np.where(sp == 1, s + u * x, s)
        us[:, t] = u
        xs[:, t] = x
        cur[:, t] = w @ s
    return {"u": us, "x": xs, "I": cur}

# the exponent of the recovery of x is -dt * tau_rec instead of -dt / tau_rec
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U, np.ones(n), np.zeros(n)
    us, xs, ss = np.zeros((n, T)), np.zeros((n, T)), np.zeros((n, T))
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt * tau_rec)
        s = s * np.exp(-dt / tau_syn)
        k = spikes[:, t]
        u = (1 - k) * u + k * (u + U * (1 - u))
        r = k * u * x
        x = x - r
        s = s + r
        us[:, t], xs[:, t], ss[:, t] = u, x, s
    return {"u": us, "x": xs, "I": w.dot(ss)}

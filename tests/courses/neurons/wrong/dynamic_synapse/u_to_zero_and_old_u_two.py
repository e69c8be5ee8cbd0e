# two mistakes: u decays to 0 instead of U, and the release uses the u before the jump
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U, np.ones(n), np.zeros(n)
    us, xs, ss = [], [], []
    for t in range(T):
        k = spikes[:, t]
        u = u * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        r = u * x * k
        u = u + U * (1 - u) * k
        x = x - r
        s = s + r
        us.append(u)
        xs.append(x)
        ss.append(s)
    return {"u": np.array(us).T, "x": np.array(xs).T, "I": w @ np.array(ss).T}

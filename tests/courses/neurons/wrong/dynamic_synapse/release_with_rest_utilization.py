# the release is U * x, with the utilization at rest: facilitation never reaches the release
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    f, r, y = np.exp(-dt / tau_fac), np.exp(-dt / tau_rec), np.exp(-dt / tau_syn)
    u = np.array(U)
    x = np.ones(U.shape)
    s = np.zeros(U.shape)
    out = [[], [], []]
    for k in spikes.T:
        u = U * (1 - f) + u * f
        x = (1 - r) + x * r
        s = s * y
        u = u + U * (1 - u) * k
        rel = U * x * k
        x = x - rel
        s = s + rel
        for store, val in zip(out, (u, x, w @ s)):
            store.append(val)
    return {"u": np.array(out[0]).T, "x": np.array(out[1]).T, "I": np.array(out[2]).T}

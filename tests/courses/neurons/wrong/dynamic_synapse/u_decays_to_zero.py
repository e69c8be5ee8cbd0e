# u decays to 0 between spikes instead of to U
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    u, x, s = U, np.ones(len(U)), np.zeros(len(U))
    rec = {"u": [], "x": [], "I": []}
    for t in range(spikes.shape[1]):
        k = spikes[:, t]
        u = u * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + U * (1 - u) * k
        r = u * x * k
        x = x - r
        s = s + r
        rec["u"].append(u)
        rec["x"].append(x)
        rec["I"].append(w @ s)
    return {name: np.array(val).T for name, val in rec.items()}

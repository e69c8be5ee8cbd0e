# in deviations from rest (u - U and 1 - x), boolean indexing in place
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    extra, used, s = np.zeros(n), np.zeros(n), np.zeros(n)
    f, r, d = np.exp(-dt / tau_fac), np.exp(-dt / tau_rec), np.exp(-dt / tau_syn)
    out = {"u": np.zeros((n, T)), "x": np.zeros((n, T)), "I": np.zeros((w.shape[0], T))}
    for t in range(T):
        extra *= f
        used *= r
        s *= d
        k = spikes[:, t].astype(bool)
        extra[k] += U[k] * (1 - U[k] - extra[k])
        rel = (U[k] + extra[k]) * (1 - used[k])
        used[k] += rel
        s[k] += rel
        out["u"][:, t] = U + extra
        out["x"][:, t] = 1 - used
        out["I"][:, t] = (w * s).sum(axis=1)
    return out

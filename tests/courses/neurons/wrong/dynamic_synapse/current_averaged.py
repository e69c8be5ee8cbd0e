# the current is the mean over the presynaptic neurons instead of the sum
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    u, x, s = U, np.ones(len(U)), np.zeros(len(U))
    us, xs, cs = [], [], []
    for spike in spikes.T:
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + U * (1 - u) * spike
        released = u * x * spike
        x = x - released
        s = s + released
        us.append(u)
        xs.append(x)
        cs.append(np.mean(w * s[np.newaxis, :], axis=1))
    return {"u": np.stack(us, 1), "x": np.stack(xs, 1), "I": np.stack(cs, 1)}

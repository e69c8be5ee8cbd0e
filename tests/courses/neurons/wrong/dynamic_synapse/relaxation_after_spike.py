# the spikes are handled first and all variables relax afterwards, in the same step
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    u, x, s = U, np.ones(len(U)), np.zeros(len(U))
    us, xs, Is = [], [], []
    for t in range(spikes.shape[1]):
        spike = spikes[:, t]
        u = u + U * (1 - u) * spike
        r = u * x * spike
        x = x - r
        s = s + r
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        us.append(u)
        xs.append(x)
        Is.append(w @ s)
    return {"u": np.stack(us, axis=1), "x": np.stack(xs, axis=1), "I": np.stack(Is, axis=1)}

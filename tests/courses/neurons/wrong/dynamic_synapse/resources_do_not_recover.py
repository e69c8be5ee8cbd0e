# the resources x never recover between spikes
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    u = U
    x = np.ones(len(U))
    s = np.zeros(len(U))
    us, xs, cs = [], [], []
    for spk in spikes.T:
        u = U + (u - U) * np.exp(-dt / tau_fac)
        s = s * np.exp(-dt / tau_syn)
        u = np.where(spk > 0, u + U * (1 - u), u)
        r = np.where(spk > 0, u * x, 0.0)
        x = x - r
        s = s + r
        us.append(u)
        xs.append(x)
        cs.append(np.einsum("mn,n->m", w, s))
    return {"u": np.stack(us, axis=1), "x": np.stack(xs, axis=1), "I": np.stack(cs, axis=1)}

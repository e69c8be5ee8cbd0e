# the spikes act one step late: step t uses the spikes of step t - 1
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U, np.ones(n), np.zeros(n)
    before = np.zeros(n)
    us, xs, Is = [], [], []
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + U * (1 - u) * before
        r = u * x * before
        x = x - r
        s = s + r
        before = spikes[:, t]
        us.append(u)
        xs.append(x)
        Is.append(w @ s)
    return {"u": np.transpose(us), "x": np.transpose(xs), "I": np.transpose(Is)}

# the resources begin at 0 instead of 1
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    u = U
    x = np.zeros_like(U)
    s = np.zeros_like(U)
    us, xs, ss = [], [], []
    for spk in spikes.T:
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 - (1 - x) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + spk * U * (1 - u)
        rel = spk * u * x
        x, s = x - rel, s + rel
        us.append(u), xs.append(x), ss.append(s)
    return {"u": np.array(us).T, "x": np.array(xs).T, "I": np.einsum("ij,tj->it", w, np.array(ss))}

# the refractory counter begins at n_ref instead of 0: all neurons are held at V_reset for the first n_ref steps
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    remaining = np.full(len(V0), n_ref)
    V = np.zeros_like(I)
    spikes = np.zeros_like(I)
    for t in range(I.shape[1]):
        is_ref = remaining > 0
        v = v + (dt / tau) * (-(v - E_L) + R * I[:, t])
        v[is_ref] = V_reset
        remaining[is_ref] -= 1
        fired = (v >= V_th) & ~is_ref
        v[fired] = V_reset
        remaining[fired] = n_ref
        V[:, t] = v
        spikes[fired, t] = 1
    return V, spikes

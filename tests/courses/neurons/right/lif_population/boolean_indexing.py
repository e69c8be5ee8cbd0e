# boolean indexing in place, with the step until which a neuron is held
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    held_until = np.full(len(v), -1)
    V = np.zeros_like(I)
    spikes = np.zeros_like(I)
    for t in range(I.shape[1]):
        on = t > held_until
        v[on] = v[on] + dt / tau[on] * (E_L - v[on] + R[on] * I[on, t])
        hit = on & (v >= V_th)
        v[hit] = V_reset
        held_until[hit] = t + n_ref
        V[:, t] = v
        spikes[hit, t] = 1.0
    return V, spikes

# one spike makes the whole population refractory: the counter is not kept for each neuron
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    wait = 0
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    for t in range(I.shape[1]):
        if wait > 0:
            v = np.full(len(V0), V_reset)
            wait -= 1
            fired = np.zeros(len(V0), dtype=bool)
        else:
            v = v + dt / tau * (E_L - v + R * I[:, t])
            fired = v >= V_th
            v = np.where(fired, V_reset, v)
            if fired.any():
                wait = n_ref
        V[:, t] = v
        spikes[:, t] = fired
    return V, spikes

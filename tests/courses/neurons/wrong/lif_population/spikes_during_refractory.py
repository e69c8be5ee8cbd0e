# the refractory steps are marked as spikes too
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    wait = np.zeros(len(V0))
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    for t in range(I.shape[1]):
        resting = wait > 0
        v = np.where(resting, V_reset, v + dt / tau * (E_L - v + R * I[:, t]))
        crossed = v >= V_th
        v = np.where(crossed, V_reset, v)
        wait = np.where(crossed, n_ref, np.maximum(wait - 1, 0))
        V[:, t] = v
        spikes[:, t] = np.logical_or(crossed, resting)
    return V, spikes

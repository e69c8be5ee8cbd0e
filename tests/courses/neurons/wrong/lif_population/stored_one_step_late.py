# the potentials are stored before each step: column 0 is V0, and column t belongs to step t - 1
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    v = V0
    wait = np.zeros(len(V0))
    for t in range(I.shape[1]):
        V[:, t] = v
        v = np.where(wait == 0, v + dt / tau * (E_L - v + R * I[:, t]), V_reset)
        fired = v >= V_th
        spikes[:, t] = fired
        v = np.where(fired, V_reset, v)
        wait = np.where(fired, n_ref, np.maximum(wait - 1, 0))
    return V, spikes

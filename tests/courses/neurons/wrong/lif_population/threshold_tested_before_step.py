# the threshold is tested on the potential before the Euler step, so spikes and resets come one step late
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    wait = np.zeros(len(V0))
    V, spikes = np.zeros(I.shape), np.zeros(I.shape)
    for t in range(I.shape[1]):
        fired = v >= V_th
        stepped = v + dt / tau * (E_L - v + R * I[:, t])
        v = np.where(fired, V_reset, np.where(wait > 0, V_reset, stepped))
        wait = np.where(fired, n_ref, np.maximum(wait - 1, 0))
        V[:, t] = v
        spikes[:, t] = fired
    return V, spikes

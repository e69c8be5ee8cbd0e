# after a spike the potential is set to the resting potential E_L instead of V_reset
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    wait = np.zeros(len(V0), int)
    V, spikes = [], []
    for t in range(I.shape[1]):
        v = np.where(wait > 0, E_L, v + dt / tau * (E_L - v + R * I[:, t]))
        wait = np.where(wait > 0, wait - 1, 0)
        f = v >= V_th
        v = np.where(f, E_L, v)
        wait = np.where(f, n_ref, wait)
        V.append(v)
        spikes.append(f * 1.0)
    return np.stack(V, axis=1), np.stack(spikes, axis=1)

# two mistakes: there is no refractory time, and the potential is stored before the reset
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    for t in range(I.shape[1]):
        v += dt / tau * (E_L - v + R * I[:, t])
        V[:, t] = v
        for i in range(len(v)):
            if v[i] >= V_th:
                spikes[i, t] = 1.0
                v[i] = V_reset
    return V, spikes

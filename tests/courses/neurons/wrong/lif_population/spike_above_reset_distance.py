# the threshold is compared with the depolarization above rest, V - E_L >= V_th - V_reset, instead of V >= V_th
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    u = V0 - E_L
    theta = V_th - V_reset
    r = V_reset - E_L
    wait = np.zeros(len(u))
    V, spikes = np.zeros(I.shape), np.zeros(I.shape)
    for t in range(I.shape[1]):
        u = np.where(wait > 0, r, u + dt / tau * (R * I[:, t] - u))
        fired = u >= theta
        fired &= wait == 0
        u = np.where(fired, r, u)
        wait = np.where(fired, n_ref, np.maximum(wait - 1, 0))
        V[:, t] = u + E_L
        spikes[:, t] = fired
    return V, spikes

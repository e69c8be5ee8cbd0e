# the input term R*I is multiplied by dt, but not divided by tau
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    silent = np.zeros(v.size, dtype=int)
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    for t in range(I.shape[1]):
        leak = -(v - E_L) / tau
        drive = R * I[:, t]
        v = v + dt * (leak + drive)
        v[silent > 0] = V_reset
        silent[silent > 0] -= 1
        over = v >= V_th
        v[over] = V_reset
        silent[over] = n_ref
        V[:, t] = v
        spikes[:, t] = np.where(over, 1.0, 0.0)
    return V, spikes

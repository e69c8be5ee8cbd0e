# the input current is not multiplied by the resistance
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n_neurons, n_steps = I.shape
    V = np.zeros((n_neurons, n_steps))
    spikes = np.zeros((n_neurons, n_steps))
    for k in range(n_neurons):
        u, wait = V0[k], 0
        for t in range(n_steps):
            if wait > 0:
                wait -= 1
                u = V_reset
            else:
                u += dt / tau[k] * (E_L - u + I[k, t])
                if u >= V_th:
                    u = V_reset
                    wait = n_ref
                    spikes[k, t] = 1
            V[k, t] = u
    return V, spikes

# each step uses the input of the step before; the first step gets none
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    V = np.zeros((n, T))
    raster = np.zeros((n, T))
    u = V0.copy()
    left = np.zeros(n, dtype=int)
    current = np.zeros(n)
    for t in range(T):
        for i in range(n):
            if left[i]:
                left[i] -= 1
                u[i] = V_reset
            else:
                u[i] += dt / tau[i] * (R[i] * current[i] - (u[i] - E_L))
                if u[i] >= V_th:
                    raster[i, t] = 1.0
                    u[i] = V_reset
                    left[i] = n_ref
        V[:, t] = u
        current = I[:, t]
    return V, raster

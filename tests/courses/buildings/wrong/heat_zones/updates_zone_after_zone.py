# used temperatures of this step for the zones that were already done instead of all from the beginning of the step
def heat_zones(T0, C, H, K, T_out, gains, T_set, P_max, dt):
    """Temperatures and heating of zones with thermostats, in explicit time steps.

    T0: temperatures at the beginning, °C, shape (k,)
    C, H: heat capacities, J/K, and loss coefficients, W/K, shape (k,)
    K: conductances between zones, W/K, symmetric, shape (k, k)
    T_out: outside temperature in each step, °C, shape (n,)
    gains: power of sun and people in each step, W, shape (k, n)
    T_set, P_max: set temperatures, °C, and powers of the heaters, W, shape (k,)
    dt: length of a step, s, a number

    returns: dictionary with
        T: temperatures at the end of each step, °C, shape (k, n)
        P: heating in each step, W, shape (k, n)
        E: energy for heating over all steps, kWh, shape (k,)
    """
    zones, steps = gains.shape
    T = np.zeros((zones, steps))
    P = np.zeros((zones, steps))
    cur = T0.copy()
    for s in range(steps):
        for i in range(zones):
            q = H[i] * (T_out[s] - cur[i]) + gains[i, s]
            for j in range(zones):
                q += K[i, j] * (cur[j] - cur[i])
            free = cur[i] + dt * q / C[i]
            P[i, s] = min(max(C[i] * (T_set[i] - free) / dt, 0), P_max[i])
            cur[i] = free + dt * P[i, s] / C[i]
            T[i, s] = cur[i]
    return {"T": T, "P": P, "E": P.sum(axis=1) * dt / 3.6e6}

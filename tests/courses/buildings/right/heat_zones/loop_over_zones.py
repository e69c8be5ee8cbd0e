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
    k, n = gains.shape
    T, P, E = np.zeros((k, n)), np.zeros((k, n)), np.zeros(k)
    old = list(T0)
    for t in range(n):
        new = []
        for i in range(k):
            q = H[i] * (T_out[t] - old[i]) + gains[i, t]
            for j in range(k):
                q += K[i, j] * (old[j] - old[i])
            free = old[i] + dt * q / C[i]
            p = min(max(C[i] * (T_set[i] - free) / dt, 0), P_max[i])
            new.append(free + dt * p / C[i])
            T[i, t], P[i, t] = new[i], p
            E[i] += p * dt / 3.6e6
        old = new
    return {"T": T, "P": P, "E": E}

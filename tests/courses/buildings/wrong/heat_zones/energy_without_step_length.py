# summed the powers as if every step were an hour instead of multiplying by the step length
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
    T, P = np.zeros((k, n)), np.zeros((k, n))
    now = T0
    for t in range(n):
        exchange = K @ now - np.sum(K, axis=1) * now
        flow = H * (T_out[t] - now) + exchange + gains[:, t]
        free = now + dt / C * flow
        needed = C * (T_set - free) / dt
        P[:, t] = np.clip(needed, 0, P_max)
        now = free + dt / C * P[:, t]
        T[:, t] = now
    E = np.sum(P, axis=1) / 1000
    return {"T": T, "P": P, "E": E}

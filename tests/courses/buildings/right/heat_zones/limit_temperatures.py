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
    n = len(T_out)
    T = np.zeros((len(T0), n + 1))
    T[:, 0] = T0
    P = np.zeros((len(T0), n))
    for t in range(n):
        x = T[:, t]
        between = np.einsum("ij,ij->i", K, x[None, :] - x[:, None])
        free = x + dt / C * (gains[:, t] + between - H * (x - T_out[t]))
        hottest = free + dt * P_max / C
        T[:, t + 1] = np.where(free >= T_set, free, np.minimum(hottest, T_set))
        P[:, t] = (T[:, t + 1] - free) * C / dt
    return {"T": T[:, 1:], "P": P, "E": np.einsum("ij->i", P) * dt / 3.6e6}

# stored the temperature at the beginning of each step instead of the one at its end
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
    k = len(T0)
    n = len(T_out)
    all_T = np.zeros((k, n + 1))
    all_T[:, 0] = T0
    heat = np.zeros((k, n))
    for t in range(n):
        old = all_T[:, t]
        between = (K * (old[None, :] - old[:, None])).sum(axis=1)
        free = old + dt / C * (H * (T_out[t] - old) + between + gains[:, t])
        heat[:, t] = np.clip(C / dt * (T_set - free), 0, P_max)
        all_T[:, t + 1] = free + dt * heat[:, t] / C
    energy = heat.sum(axis=1) * dt / 3.6e6
    return {"T": all_T[:, :-1], "P": heat, "E": energy}

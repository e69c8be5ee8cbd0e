# took inside minus outside for the flow from the outside instead of outside minus inside
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
    T = np.empty((k, n))
    P = np.empty((k, n))
    prev = T0
    for step in range(n):
        loss = H * (prev - T_out[step])
        neighbours = np.zeros(k)
        for i in range(k):
            neighbours[i] = np.sum(K[i] * (prev - prev[i]))
        floating = prev + (loss + neighbours + gains[:, step]) * dt / C
        wanted = (T_set - floating) * C / dt
        wanted[wanted < 0] = 0
        P[:, step] = np.minimum(wanted, P_max)
        T[:, step] = floating + P[:, step] * dt / C
        prev = T[:, step]
    kwh = P.sum(axis=1) * dt / 3.6e6
    return {"T": T, "P": P, "E": kwh}

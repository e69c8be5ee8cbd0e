# began every step with the initial temperatures instead of those at the end of the step before
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
    result = {"T": np.zeros((k, n)), "P": np.zeros((k, n))}

    def one_step(temp, outside, gain):
        diff = temp[None, :] - temp[:, None]
        q = H * (outside - temp) + np.einsum("ij,ij->i", K, diff) + gain
        free = temp + q * dt / C
        p = np.clip((T_set - free) * C / dt, 0, P_max)
        return free + p * dt / C, p

    for t in range(n):
        new, p = one_step(T0, T_out[t], gains[:, t])
        result["T"][:, t] = new
        result["P"][:, t] = p
    result["E"] = np.sum(result["P"], axis=1) * dt / 3.6e6
    return result

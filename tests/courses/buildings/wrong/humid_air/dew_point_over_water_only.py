# solved the formula over water for every dew point instead of the one over ice below 610.5 Pa
def humid_air(T, phi):
    """Vapour pressure, humidity ratio, enthalpy and dew point of moist air.

    T: temperatures, °C, of any shape
    phi: relative humidities, between 0 and 1, in the shape of T

    returns: dictionary with
        p_v: vapour pressures, Pa
        x: humidity ratios, kg/kg
        h: enthalpies, kJ per kg of dry air
        T_dew: dew points, °C, all in the shape of T
    """
    def magnus(t, a, b):
        return 610.5 * np.exp(a * t / (b + t))

    p_v = phi * np.where(T >= 0, magnus(T, 17.269, 237.3), magnus(T, 21.875, 265.5))
    x = 0.622 / (P_ATM / p_v - 1)
    out = {"p_v": p_v, "x": x}
    out["h"] = 1.006 * T + 2501 * x + 1.86 * x * T
    lnp = np.log(p_v / 610.5)
    out["T_dew"] = 237.3 * lnp / (17.269 - lnp)
    return out

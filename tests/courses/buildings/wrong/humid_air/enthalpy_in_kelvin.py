# used the temperature in kelvin in the dry air's part of the enthalpy instead of degrees Celsius
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
    p_v = np.zeros_like(T)
    dew = np.zeros_like(T)
    for idx in np.ndindex(T.shape):
        t = T[idx]
        if t >= 0:
            ps = 610.5 * np.exp(17.269 * t / (237.3 + t))
        else:
            ps = 610.5 * np.exp(21.875 * t / (265.5 + t))
        p_v[idx] = phi[idx] * ps
        l = np.log(p_v[idx] / 610.5)
        if l >= 0:
            dew[idx] = 237.3 * l / (17.269 - l)
        else:
            dew[idx] = 265.5 * l / (21.875 - l)
    x = 0.622 * p_v / (P_ATM - p_v)
    T_kelvin = T + 273.15
    h = 1.006 * T_kelvin + x * (2501 + 1.86 * T)
    return {"p_v": p_v, "x": x, "h": h, "T_dew": dew}

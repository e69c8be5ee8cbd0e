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
    def saturation(t):
        ps = np.empty_like(t)
        cold = t < 0
        ps[cold] = np.exp(21.875 * t[cold] / (265.5 + t[cold]))
        ps[~cold] = np.exp(17.269 * t[~cold] / (237.3 + t[~cold]))
        return 610.5 * ps

    def dew(p):
        y = np.log(p) - np.log(610.5)
        t = np.empty_like(y)
        frost = p < 610.5
        t[frost] = 265.5 / (21.875 / y[frost] - 1)
        t[~frost] = 237.3 / (17.269 / y[~frost] - 1)
        return t

    pv = saturation(T) * phi
    ratio = 0.622 / (P_ATM / pv - 1)
    return dict(T_dew=dew(pv), h=T * (1.006 + 1.86 * ratio) + 2501 * ratio, x=ratio, p_v=pv)

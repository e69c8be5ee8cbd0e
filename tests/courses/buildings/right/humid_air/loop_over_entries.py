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
    out = {name: np.zeros(T.shape) for name in ("p_v", "x", "h", "T_dew")}
    for i in np.ndindex(T.shape):
        a, b = (17.269, 237.3) if T[i] >= 0 else (21.875, 265.5)
        pv = phi[i] * 610.5 * np.exp(a * T[i] / (b + T[i]))
        x = 0.622 * pv / (P_ATM - pv)
        a, b = (17.269, 237.3) if pv >= 610.5 else (21.875, 265.5)
        u = np.log(pv / 610.5)
        out["p_v"][i] = pv
        out["x"][i] = x
        out["h"][i] = 1.006 * T[i] + x * (2501 + 1.86 * T[i])
        out["T_dew"][i] = b * u / (a - u)
    return out

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
    A = np.array([21.875, 17.269])
    B = np.array([265.5, 237.3])
    side = (T >= 0).astype(int)
    log_ratio = A[side] * T / (B[side] + T) + np.log(phi)
    p_v = 610.5 * np.exp(log_ratio)
    side = (log_ratio >= 0).astype(int)
    T_dew = B[side] * log_ratio / (A[side] - log_ratio)
    x = 0.622 * p_v / (P_ATM - p_v)
    h = 1.006 * T + 2501 * x + 1.86 * x * T
    return {"p_v": p_v, "x": x, "h": h, "T_dew": T_dew}

# used the temperature in kelvin in the exponent's denominator instead of 237.3 or 265.5 plus degrees
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
    def p_sat(t):
        a = np.where(t < 0, 21.875, 17.269)
        return 610.5 * np.exp(a * t / (273.15 + t))

    pv = phi * p_sat(T)
    ratio = 0.622 * pv / (P_ATM - pv)
    enthalpy = 1.006 * T + ratio * (2501 + 1.86 * T)
    ln = np.log(pv / 610.5)
    dew = np.where(ln < 0, 265.5 * ln / (21.875 - ln), 237.3 * ln / (17.269 - ln))
    return {"p_v": pv, "x": ratio, "h": enthalpy, "T_dew": dew}

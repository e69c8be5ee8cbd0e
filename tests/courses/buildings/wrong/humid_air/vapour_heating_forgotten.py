# left the heating of the vapour out of the enthalpy instead of adding 1.86 T to 2501
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
    over_water = 610.5 * np.exp(17.269 * T / (237.3 + T))
    over_ice = 610.5 * np.exp(21.875 * T / (265.5 + T))
    p_v = phi * np.where(T >= 0, over_water, over_ice)
    x = 0.622 * p_v / (P_ATM - p_v)
    h = 1.006 * T + x * 2501
    u = np.log(p_v / 610.5)
    T_dew = np.where(u >= 0, 237.3 * u / (17.269 - u), 265.5 * u / (21.875 - u))
    return {"p_v": p_v, "x": x, "h": h, "T_dew": T_dew}

# computed the humidity ratio from the saturation pressure instead of the vapour pressure
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
    sat = np.where(
        T < 0,
        610.5 * np.exp(21.875 * T / (265.5 + T)),
        610.5 * np.exp(17.269 * T / (237.3 + T)),
    )
    vap = sat * phi
    x = 0.622 * sat / (P_ATM - sat)
    h = x * (2501 + 1.86 * T) + 1.006 * T
    y = np.log(vap) - np.log(610.5)
    T_dew = np.where(y < 0, 265.5 * y / (21.875 - y), 237.3 * y / (17.269 - y))
    return {"p_v": vap, "x": x, "h": h, "T_dew": T_dew}

# took the logarithm to base ten instead of the natural one for the dew point
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
    a = np.where(T >= 0, 17.269, 21.875)
    b = np.where(T >= 0, 237.3, 265.5)
    pressure = phi * 610.5 * np.exp(a * T / (b + T))
    mix = 0.622 * pressure / (P_ATM - pressure)
    heat = 1.006 * T + mix * (2501 + 1.86 * T)
    logp = np.log10(pressure / 610.5)
    over_zero = pressure >= 610.5
    a = np.where(over_zero, 17.269, 21.875)
    b = np.where(over_zero, 237.3, 265.5)
    return {"p_v": pressure, "x": mix, "h": heat, "T_dew": b * logp / (a - logp)}

# divided the relative humidity by 100 as if it were in percent instead of taking it as a fraction
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
    ps = np.empty(T.shape)
    warm = T >= 0
    ps[warm] = 610.5 * np.exp(17.269 * T[warm] / (237.3 + T[warm]))
    ps[~warm] = 610.5 * np.exp(21.875 * T[~warm] / (265.5 + T[~warm]))
    pv = phi / 100 * ps
    x = 0.622 * pv / (P_ATM - pv)
    u = np.log(pv / 610.5)
    dew = np.empty(T.shape)
    wet = u >= 0
    dew[wet] = 237.3 * u[wet] / (17.269 - u[wet])
    dew[~wet] = 265.5 * u[~wet] / (21.875 - u[~wet])
    return dict(p_v=pv, x=x, h=1.006 * T + x * (2501 + 1.86 * T), T_dew=dew)

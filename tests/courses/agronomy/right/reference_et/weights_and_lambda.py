def reference_et(t_max, t_min, humidity, wind, net_radiation, altitude):
    """Reference evapotranspiration of a grass sward after Penman and Monteith.

    t_max, t_min: highest and lowest temperature of each day in degrees C, shape (n, m)
    humidity: mean relative humidity in percent, shape (n, m)
    wind: wind speed at 2 m in m/s, shape (n, m)
    net_radiation: in MJ per square metre and day, shape (n, m)
    altitude: of the stations above the sea in m, shape (n,)

    returns: daily, total
        daily: evapotranspiration in mm a day, shape (n, m), never below zero
        total: its sum over the days for each station, shape (n,)
    """
    vp = lambda T: 0.6108 * np.exp(17.27 * T / (237.3 + T))
    T = np.mean([t_max, t_min], axis=0)
    es = np.mean([vp(t_max), vp(t_min)], axis=0)
    ea = 0.01 * humidity * es
    D = vp(T) * 4098 / np.square(T + 237.3)
    g = (0.000665 * 101.3 * (1 - 0.0065 * altitude / 293) ** 5.26).reshape(-1, 1)
    w_energy = D / (D + g * (1 + 0.34 * wind))
    w_aero = g / (D + g * (1 + 0.34 * wind))
    et0 = 0.408 * w_energy * net_radiation + w_aero * 900 * wind * (es - ea) / (T + 273)
    et0 = np.where(et0 > 0, et0, 0)
    return et0, et0.sum(axis=1)

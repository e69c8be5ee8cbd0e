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
    ex = np.exp(17.27 * t_max / (t_max + 237.3))
    en = np.exp(17.27 * t_min / (t_min + 237.3))
    tavg = t_min + (t_max - t_min) / 2
    svp = 0.3054 * (ex + en)
    slope = 4098 * 0.6108 * np.exp(17.27 * tavg / (tavg + 237.3)) * (tavg + 237.3) ** -2
    days = []
    for day in range(t_max.shape[1]):
        psy = 0.000665 * 101.3 * ((293 - 0.0065 * altitude) / 293) ** 5.26
        u = wind[:, day]
        vpd = svp[:, day] - svp[:, day] * humidity[:, day] / 100
        aero = 900 * psy * u * vpd / (tavg[:, day] + 273)
        rad = 0.408 * slope[:, day] * net_radiation[:, day]
        days.append(np.clip((aero + rad) / (slope[:, day] + psy + 0.34 * psy * u), 0, None))
    daily = np.stack(days, axis=1)
    return daily, daily @ np.ones(daily.shape[1])

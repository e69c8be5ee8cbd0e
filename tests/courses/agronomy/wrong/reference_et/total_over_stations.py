# summed over the stations instead of over the days
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
    t_mean = (t_max + t_min) / 2
    e_max = 0.6108 * np.exp(17.27 * t_max / (t_max + 237.3))
    e_min = 0.6108 * np.exp(17.27 * t_min / (t_min + 237.3))
    e_mean = 0.6108 * np.exp(17.27 * t_mean / (t_mean + 237.3))
    saturation = (e_max + e_min) / 2
    deficit = saturation * (1 - humidity / 100)
    slope = 4098 * e_mean / (t_mean + 237.3) ** 2
    pressure = 101.3 * ((293 - 0.0065 * altitude) / 293) ** 5.26
    gamma = 0.000665 * pressure[:, np.newaxis]
    radiation_part = 0.408 * slope * net_radiation
    wind_part = gamma * 900 / (t_mean + 273) * wind * deficit
    daily = (radiation_part + wind_part) / (slope + gamma * (1 + 0.34 * wind))
    daily = np.maximum(daily, 0)
    return daily, np.sum(daily, axis=0)

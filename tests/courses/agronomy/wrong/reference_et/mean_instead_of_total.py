# returned each station's mean over the days instead of its sum
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
    daily = np.empty_like(t_max)
    gamma = 0.000665 * (101.3 * ((293 - 0.0065 * altitude) / 293) ** 5.26)
    for k in range(len(altitude)):
        hi, lo = t_max[k], t_min[k]
        mid = (hi + lo) / 2
        e_hi = 0.6108 * np.exp(17.27 * hi / (hi + 237.3))
        e_lo = 0.6108 * np.exp(17.27 * lo / (lo + 237.3))
        e_mid = 0.6108 * np.exp(17.27 * mid / (mid + 237.3))
        e_s = (e_hi + e_lo) / 2
        e_a = humidity[k] / 100 * e_s
        delta = 4098 * e_mid / (mid + 237.3) ** 2
        energy = 0.408 * delta * net_radiation[k]
        aerodynamic = gamma[k] * 900 / (mid + 273) * wind[k] * (e_s - e_a)
        daily[k] = np.maximum(0, (energy + aerodynamic) / (delta + gamma[k] * (1 + 0.34 * wind[k])))
    total = np.array([row.mean() for row in daily])
    return daily, total

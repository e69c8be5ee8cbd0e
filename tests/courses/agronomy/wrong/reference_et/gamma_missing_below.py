# left gamma out before the bracket in the denominator instead of multiplying it
def e0(t):
    return 0.6108 * np.exp((17.27 * t) / (t + 237.3))


def psychrometric(z):
    return 0.000665 * 101.3 * ((293 - 0.0065 * z) / 293) ** 5.26


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
    T = (t_max + t_min) / 2
    delta = 4098 * e0(T) / (T + 237.3) ** 2
    es = (e0(t_max) + e0(t_min)) / 2
    ea = es * (humidity / 100)
    gam = psychrometric(altitude)[:, None]
    numerator = 0.408 * delta * net_radiation + gam * (900 / (T + 273)) * wind * (es - ea)
    denominator = delta + (1 + 0.34 * wind)
    ET = numerator / denominator
    ET[ET < 0] = 0
    return ET, ET.sum(1)

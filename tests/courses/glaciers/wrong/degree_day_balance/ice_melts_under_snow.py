# let all positive degrees melt ice instead of those that are left after the snow
def degree_day_balance(T, P, z, z_station, snow, area):
    snow = snow.copy()
    balance = np.zeros(len(z))
    for day in range(len(T)):
        T_band = T[day] - LAPSE * (z - z_station)
        snowfall = P[day] * np.clip((T_RAIN - T_band) / (T_RAIN - T_SNOW), 0, 1)
        snow += snowfall
        degrees = np.maximum(T_band, 0)
        snow_melt = np.minimum(DDF_SNOW * degrees, snow)
        ice_melt = DDF_ICE * degrees
        snow -= snow_melt
        balance += snowfall - snow_melt - ice_melt
    mean = np.sum(balance * area) / np.sum(area)
    return {"balance": balance, "snow": snow, "mean": mean}

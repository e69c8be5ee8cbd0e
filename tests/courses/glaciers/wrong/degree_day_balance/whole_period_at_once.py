# summed snowfall and degrees over all days and melted once instead of day by day
def degree_day_balance(T, P, z, z_station, snow, area):
    temp = T[:, np.newaxis] - LAPSE * (z - z_station)
    fraction = np.clip((T_RAIN - temp) / (T_RAIN - T_SNOW), 0, 1)
    snowfall = np.sum(P[:, np.newaxis] * fraction, axis=0)
    pdd = np.sum(np.maximum(temp, 0), axis=0)
    store = snow + snowfall
    snow_melt = np.minimum(DDF_SNOW * pdd, store)
    ice_melt = DDF_ICE * (pdd - snow_melt / DDF_SNOW)
    result = snowfall - snow_melt - ice_melt
    return {
        "balance": result,
        "snow": store - snow_melt,
        "mean": np.sum(area * result) / np.sum(area),
    }

# let all precipitation below the middle temperature be snow instead of a share that falls from 1 to 0
def degree_day_balance(T, P, z, z_station, snow, area):
    # temperature of all days and bands at once, (t, b)
    temps = T[:, None] - LAPSE * (z - z_station)[None, :]
    limit = 0.5 * (T_SNOW + T_RAIN)
    fall = np.where(temps < limit, P[:, None], 0.0)
    plus = np.clip(temps, 0, None)
    left = snow.copy()
    melted = np.zeros(temps.shape)
    for day in range(temps.shape[0]):
        left = left + fall[day]
        by_snow = np.minimum(left, DDF_SNOW * plus[day])
        left = left - by_snow
        melted[day] = by_snow + DDF_ICE * (plus[day] - by_snow / DDF_SNOW)
    balance = (fall - melted).sum(axis=0)
    return {"balance": balance, "snow": left, "mean": (balance @ area) / area.sum()}

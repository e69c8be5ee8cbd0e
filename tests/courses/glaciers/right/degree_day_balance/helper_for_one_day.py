def _one_day(store, temp, prec):
    fall = prec * np.minimum(1, np.maximum(0, (T_RAIN - temp) / (T_RAIN - T_SNOW)))
    store = store + fall
    power = np.maximum(temp, 0)
    melt = np.minimum(store, power * DDF_SNOW)
    over = power - melt / DDF_SNOW
    return store - melt, fall - melt - over * DDF_ICE


def degree_day_balance(T, P, z, z_station, snow, area):
    store = snow
    days = []
    for t, p in zip(T, P):
        store, b = _one_day(store, t - (z - z_station) * LAPSE, p)
        days.append(b)
    balance = np.sum(days, axis=0)
    weights = area / np.sum(area)
    return {"mean": (weights * balance).sum(), "balance": balance, "snow": store}

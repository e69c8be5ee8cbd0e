# started with a full soil instead of with the filled part of the capacity
def bucket_balance(rain, demand, capacity, filled, limit, p):
    """The daily balance of the available soil water of several soils under the same weather.

    rain, demand: rain and potential evapotranspiration in mm a day, shape (d,)
    capacity: total available water of each soil in mm, shape (s,)
    filled: the part of the capacity that is filled at the start, a number
    limit: what can enter the soil in a day at most, in mm, a number
    p: the part of the capacity that plants take up without stress, a number

    returns: dictionary with
        storage: available water at the end of each day, shape (s, d)
        uptake: actual evapotranspiration of each day, shape (s, d)
        drainage: sum over all days of what drained, shape (s,)
        runoff: sum over all days of what ran off, a number
    """
    soils, days = len(capacity), len(rain)
    storage, uptake = np.zeros((soils, days)), np.zeros((soils, days))
    drainage, runoff = np.zeros(soils), 0.0
    water = capacity
    for day in range(days):
        entered = min(rain[day], limit)
        runoff += rain[day] - entered
        water = water + entered
        excess = np.maximum(water - capacity, 0)
        drainage += excess
        water = water - excess
        stress = np.minimum(water / ((1 - p) * capacity), 1)
        uptake[:, day] = stress * demand[day]
        water = water - uptake[:, day]
        storage[:, day] = water
    return {"storage": storage, "uptake": uptake, "drainage": drainage, "runoff": runoff}

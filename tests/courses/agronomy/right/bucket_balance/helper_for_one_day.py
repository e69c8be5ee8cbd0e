def one_day(theta, incoming, pet, p):
    """The water after one day, the uptake and the drainage, all in mm."""
    water, cap = theta
    water = water + incoming
    out = np.where(water > cap, water - cap, 0)
    water = water - out
    depletion = cap - water
    ks = np.clip((cap - depletion) / (cap - p * cap), 0, 1)
    return water - ks * pet, ks * pet, out


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
    storage = np.empty((len(capacity), len(rain)))
    uptake = np.empty_like(storage)
    lost = np.empty_like(storage)
    now = capacity * filled
    for t in range(len(rain)):
        now, uptake[:, t], lost[:, t] = one_day((now, capacity), min(limit, rain[t]), demand[t], p)
        storage[:, t] = now
    return dict(storage=storage, uptake=uptake, drainage=lost.sum(axis=1),
                runoff=np.maximum(rain - limit, 0).sum())

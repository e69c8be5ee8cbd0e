# counted what ran off as drainage too instead of the excess in the soil alone
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
    infiltration = np.clip(rain, None, limit)
    levels = [filled * capacity]
    eta, drained = [], []
    for inf, pet in zip(infiltration, demand):
        wet = levels[-1] + inf
        after = np.minimum(wet, capacity)
        drained.append(wet - after)
        ks = np.where(after < (1 - p) * capacity, after / ((1 - p) * capacity), 1.0)
        eta.append(ks * pet)
        levels.append(after - eta[-1])
    return {
        "runoff": np.sum(rain) - np.sum(infiltration),
        "drainage": np.sum(drained, axis=0) + np.sum(rain - infiltration),
        "storage": np.array(levels[1:]).T,
        "uptake": np.array(eta).T,
    }

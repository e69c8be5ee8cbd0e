# took the stress factor from the water of the evening before instead of that after rain and drainage
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
    T = len(rain)
    over = rain > limit
    runoff = np.sum((rain - limit)[over])
    rain_in = np.where(over, limit, rain)
    W = np.zeros((len(capacity), T + 1))
    W[:, 0] = filled * capacity
    ET = np.zeros((len(capacity), T))
    D = np.zeros((len(capacity), T))
    for t in range(T):
        full = W[:, t] + rain_in[t]
        D[:, t] = np.maximum(full - capacity, 0)
        left = full - D[:, t]
        Ks = np.minimum(1, W[:, t] / (capacity * (1 - p)))
        ET[:, t] = Ks * demand[t]
        W[:, t + 1] = left - ET[:, t]
    return {"storage": W[:, 1:], "uptake": ET, "drainage": D.sum(axis=1), "runoff": runoff}

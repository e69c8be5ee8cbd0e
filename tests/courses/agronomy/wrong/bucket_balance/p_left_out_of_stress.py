# divided by the whole capacity instead of by (1 - p) times it
def stress_factor(available, taw, p):
    ks = available / taw
    if ks > 1:
        ks = 1
    return ks


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
    n, T = len(capacity), len(rain)
    result = {
        "storage": np.zeros((n, T)),
        "uptake": np.zeros((n, T)),
        "drainage": np.zeros(n),
        "runoff": 0.0,
    }
    for t in range(T):
        if rain[t] > limit:
            result["runoff"] += rain[t] - limit
    for k in range(n):
        taw = capacity[k]
        avail = filled * taw
        for t in range(T):
            avail = avail + min(rain[t], limit)
            drain = max(avail - taw, 0)
            result["drainage"][k] += drain
            avail = avail - drain
            et = stress_factor(avail, taw, p) * demand[t]
            avail = avail - et
            result["uptake"][k, t] = et
            result["storage"][k, t] = avail
    return result

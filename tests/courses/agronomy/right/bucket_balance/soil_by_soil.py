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
    S, D = capacity.size, rain.size
    storage = np.zeros((S, D))
    uptake = np.zeros((S, D))
    drainage = np.zeros(S)
    for s in range(S):
        w = filled * capacity[s]
        for d in range(D):
            w += rain[d] if rain[d] < limit else limit
            if w > capacity[s]:
                drainage[s] += w - capacity[s]
                w = capacity[s]
            threshold = (1 - p) * capacity[s]
            if w >= threshold:
                eta = demand[d]
            else:
                eta = demand[d] * w / threshold
            w -= eta
            uptake[s, d] = eta
            storage[s, d] = w
    runoff = sum(r - limit for r in rain if r > limit)
    return {"storage": storage, "uptake": uptake, "drainage": drainage, "runoff": float(runoff)}

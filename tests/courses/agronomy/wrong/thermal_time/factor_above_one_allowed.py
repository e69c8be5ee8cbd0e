# let the factor rise above 1 on long days instead of keeping it at 1
def photoperiod_factor(hours, crop):
    gap = crop["critical"] - hours
    factor = 1 - crop["sensitivity"] * gap
    factor[factor < 0] = 0
    return factor


def thermal_time(t_max, t_min, day_length, crop, requirements):
    """Thermal time since sowing, and the days on which the crop's stages begin.

    t_max, t_min: highest and lowest temperature of each day in degrees C, shape (d,)
    day_length: in hours, shape (d,)
    crop: dictionary with base and ceiling (temperatures), critical (day length in hours)
        and sensitivity (per hour)
    requirements: thermal time at which each stage begins, rising, shape (s,)

    returns: total, begins
        total: thermal time up to and with each day in degree days, shape (d,)
        begins: the first day, counted from 1, with total at or above the requirement,
            whole numbers of shape (s,); d + 1 where it is never reached
    """
    lower, upper = crop["base"], crop["ceiling"]
    tx = np.minimum(np.maximum(t_max, lower), upper)
    tn = np.minimum(np.maximum(t_min, lower), upper)
    per_day = ((tx + tn) / 2 - lower) * photoperiod_factor(day_length, crop)
    total = np.cumsum(per_day)
    first = []
    for need in requirements:
        hits = np.flatnonzero(total >= need)
        first.append(hits[0] + 1 if len(hits) > 0 else len(total) + 1)
    return total, np.array(first)

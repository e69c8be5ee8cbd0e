# stored the thermal time before the day's own was added instead of up to and with the day
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
    total = []
    acc = 0.0
    for hi, lo, hours in zip(t_max, t_min, day_length):
        hi = min(max(hi, crop["base"]), crop["ceiling"])
        lo = min(max(lo, crop["base"]), crop["ceiling"])
        gdd = 0.5 * (hi + lo) - crop["base"]
        if hours < crop["critical"]:
            f = 1 - crop["sensitivity"] * (crop["critical"] - hours)
            if f < 0:
                f = 0
        else:
            f = 1
        total.append(acc)
        acc += gdd * f
    begins = []
    for r in requirements:
        day = 1
        while day <= len(total) and total[day - 1] < r:
            day += 1
        begins.append(day)
    return np.array(total), np.array(begins)

# did not limit the lowest temperature to base and ceiling instead of limiting it as the highest
def limited(value, low, high):
    return np.minimum(np.maximum(value, low), high)


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
    excess_hi = limited(t_max - crop["base"], 0, crop["ceiling"] - crop["base"])
    excess_lo = t_min - crop["base"]
    short = limited(crop["critical"] - day_length, 0, 24)
    weight = limited(1 - short * crop["sensitivity"], 0, 1)
    total = (weight * (excess_hi + excess_lo) / 2).cumsum()
    begins = np.full(len(requirements), len(total) + 1)
    for i in range(len(total) - 1, -1, -1):
        for k in range(len(requirements)):
            if total[i] >= requirements[k]:
                begins[k] = i + 1
    return total, begins

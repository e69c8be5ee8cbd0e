# counted the days from 0 instead of from 1
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
    warm = np.clip(t_max, crop["base"], crop["ceiling"])
    cool = np.clip(t_min, crop["base"], crop["ceiling"])
    daily = (warm + cool) / 2 - crop["base"]
    missing_hours = np.maximum(crop["critical"] - day_length, 0)
    factor = np.maximum(1 - crop["sensitivity"] * missing_hours, 0)
    total = np.cumsum(daily * factor)
    begins = np.zeros(len(requirements), dtype=int)
    for stage, needed in enumerate(requirements):
        begins[stage] = np.sum(total < needed)
    return total, begins

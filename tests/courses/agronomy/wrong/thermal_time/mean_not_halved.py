# added the two temperatures instead of taking their mean
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
    n_days = len(t_max)
    total = np.zeros(n_days)
    running = 0
    for i in range(n_days):
        top = np.clip(t_max[i], crop["base"], crop["ceiling"])
        bottom = np.clip(t_min[i], crop["base"], crop["ceiling"])
        degree_days = (top + bottom) - crop["base"]
        hours_short = max(crop["critical"] - day_length[i], 0)
        photo = max(1 - crop["sensitivity"] * hours_short, 0)
        running = running + degree_days * photo
        total[i] = running
    begins = np.zeros(len(requirements), dtype=int)
    for k in range(len(requirements)):
        begins[k] = n_days + 1
        for i in range(n_days):
            if total[i] >= requirements[k]:
                begins[k] = i + 1
                break
    return total, begins

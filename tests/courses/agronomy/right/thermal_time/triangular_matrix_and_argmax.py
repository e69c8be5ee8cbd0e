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
    b, c = crop["base"], crop["ceiling"]
    temps = np.stack([t_max, t_min])
    temps = np.where(temps < b, b, np.where(temps > c, c, temps))
    f = np.clip(1 - crop["sensitivity"] * (crop["critical"] - day_length), 0, 1)
    steps = (temps - b).mean(axis=0) * f
    d = len(steps)
    total = np.tril(np.ones((d, d))) @ steps
    reached = total[np.newaxis, :] >= requirements[:, np.newaxis]
    begins = np.where(reached.any(axis=1), reached.argmax(axis=1) + 1, d + 1)
    return total, begins

# divided by the maximal heart rate instead of by the reserve between it and the resting one
def training_form(hr, minutes, rest, peak, female):
    """The training load of each day, and the form on its morning.

    hr: mean heart rate of each day's session, shape (A, D)
    minutes: how long each session lasts, shape (A, D)
    rest, peak: resting and maximal heart rate of each athlete, shape (A,)
    female: truth values, shape (A,)

    returns: load, form
        load: Banister's TRIMP, shape (A, D)
        form: fitness minus twice the fatigue, before the day's session, shape (A, D)
    """
    reserve = (hr - rest[:, np.newaxis]) / peak[:, np.newaxis]
    reserve = np.maximum(reserve, 0)
    factor = np.where(female, 0.86, 0.64)[:, np.newaxis]
    exponent = np.where(female, 1.67, 1.92)[:, np.newaxis]
    load = minutes * reserve * factor * np.exp(exponent * reserve)

    fitness = np.zeros(len(rest))
    fatigue = np.zeros(len(rest))
    form = np.zeros_like(load)
    for day in range(load.shape[1]):
        form[:, day] = fitness - 2 * fatigue
        fitness = fitness * np.exp(-1 / TAU_FITNESS) + load[:, day]
        fatigue = fatigue * np.exp(-1 / TAU_FATIGUE) + load[:, day]
    return load, form

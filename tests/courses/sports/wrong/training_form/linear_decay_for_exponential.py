# multiplied with one minus one over tau each day instead of with the exponential
def training_form(hr, minutes, rest, peak, female):
    """Load and form, athlete by athlete."""
    load = np.zeros(hr.shape)
    form = np.zeros(hr.shape)
    for a in range(len(rest)):
        k, b = (0.86, 1.67) if female[a] else (0.64, 1.92)
        fitness = fatigue = 0.0
        for day in range(hr.shape[1]):
            form[a, day] = fitness - 2 * fatigue
            x = max(0.0, (hr[a, day] - rest[a]) / (peak[a] - rest[a]))
            load[a, day] = minutes[a, day] * x * k * np.exp(b * x)
            fitness = fitness * (1 - 1 / TAU_FITNESS) + load[a, day]
            fatigue = fatigue * (1 - 1 / TAU_FATIGUE) + load[a, day]
    return load, form

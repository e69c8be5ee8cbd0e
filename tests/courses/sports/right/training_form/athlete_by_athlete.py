def training_form(hr, minutes, rest, peak, female):
    A, D = hr.shape
    load = np.zeros((A, D))
    form = np.zeros((A, D))
    for i in range(A):
        if female[i]:
            a, b = 0.86, 1.67
        else:
            a, b = 0.64, 1.92
        fit = fat = 0.0
        for d in range(D):
            form[i, d] = fit - fat - fat
            r = (hr[i, d] - rest[i]) / (peak[i] - rest[i])
            if r > 0:
                load[i, d] = a * r * np.exp(b * r) * minutes[i, d]
            fit = load[i, d] + fit / np.exp(1 / TAU_FITNESS)
            fat = load[i, d] + fat / np.exp(1 / TAU_FATIGUE)
    return load, form

def training_form(hr, minutes, rest, peak, female):
    def trimp(i):
        r = np.maximum(hr[i] - rest[i], 0) / (peak[i] - rest[i])
        return minutes[i] * r * (0.86 * np.exp(1.67 * r) if female[i] else 0.64 * np.exp(1.92 * r))

    load = np.stack([trimp(i) for i in range(len(hr))])
    decay = np.exp(-1 / np.array([[TAU_FITNESS], [TAU_FATIGUE]]))
    state = np.zeros((2, len(hr)))
    form = []
    for today in load.T:
        form.append(np.array([1, -2]) @ state)
        state = decay * state + today
    return load, np.array(form).T

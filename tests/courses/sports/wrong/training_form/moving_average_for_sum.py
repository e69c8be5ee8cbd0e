# took exponentially weighted averages of the load instead of adding each day's load whole
def training_form(hr, minutes, rest, peak, female):
    r = (hr - rest[:, None]) / (peak - rest)[:, None]
    r = np.where(r < 0, 0, r)
    sex = female[:, None]
    load = minutes * r * np.where(sex, 0.86 * np.exp(1.67 * r), 0.64 * np.exp(1.92 * r))
    ctl = np.zeros(len(hr))
    atl = np.zeros(len(hr))
    k1 = np.exp(-1 / TAU_FITNESS)
    k2 = np.exp(-1 / TAU_FATIGUE)
    columns = []
    for d in range(hr.shape[1]):
        columns.append(ctl - 2 * atl)
        ctl = k1 * ctl + (1 - k1) * load[:, d]
        atl = k2 * atl + (1 - k2) * load[:, d]
    return load, np.stack(columns, axis=1)

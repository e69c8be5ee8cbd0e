# left the exponential weight out of the load instead of multiplying with it
def training_form(hr, minutes, rest, peak, female):
    A, D = hr.shape
    load = np.zeros((A, D))
    for i in range(A):
        a = 0.86 if female[i] else 0.64
        for d in range(D):
            r = (hr[i, d] - rest[i]) / (peak[i] - rest[i])
            load[i, d] = minutes[i, d] * max(r, 0) * a
    form = np.zeros((A, D))
    fit, fat = np.zeros(A), np.zeros(A)
    for d in range(D):
        form[:, d] = fit - 2 * fat
        fit = np.exp(-1 / TAU_FITNESS) * fit + load[:, d]
        fat = np.exp(-1 / TAU_FATIGUE) * fat + load[:, d]
    return load, form

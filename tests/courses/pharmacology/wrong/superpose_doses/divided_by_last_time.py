# the area is divided by the last sample's time instead of the window's length (the swing with it)
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = 0
    for j in range(dose_times.shape[0]):
        conc = conc + oral_profile(t - dose_times[j], doses[j], f, ka, cl, v, t_lag)[0]
    window = t >= dose_times[-1]
    c, x = conc[:, window], t[window]
    area = 0
    for k in range(1, len(x)):
        area = area + 0.5 * (c[:, k] + c[:, k - 1]) * (x[k] - x[k - 1])
    average = area / t[-1]
    fluct = (c.max(axis=1) - c.min(axis=1)) / average
    return {"conc": conc, "c_avg": average, "swing": fluct, "above": np.mean(c > mic, axis=1)}

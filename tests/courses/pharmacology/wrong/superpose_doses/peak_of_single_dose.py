# the swing takes as its maximum the c_max that oral_profile gives for the last dose alone, without what is left of the doses before
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        c, t_max, c_max = oral_profile(t - tj, dj, f, ka, cl, v, t_lag)
        conc += c
    mask = t >= dose_times[-1]
    y = conc[:, mask]
    x = t[mask]
    c_avg = np.trapezoid(y, x, axis=1) / (x[-1] - x[0])
    swing = (c_max - y.min(axis=1)) / c_avg
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": np.mean(y > mic, axis=1)}

# the window is t > the last dose: the sample at the last dose is left out
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((ka.shape[0], t.shape[0]))
    for given, mg in zip(dose_times, doses):
        conc += oral_profile(t - given, mg, f, ka, cl, v, t_lag)[0]
    after = t > dose_times[-1]
    x, y = t[after], conc[:, after]
    c_avg = np.trapezoid(y, x, axis=1) / (x[-1] - x[0])
    return {
        "conc": conc,
        "c_avg": c_avg,
        "swing": (y.max(axis=1) - y.min(axis=1)) / c_avg,
        "above": (y > mic).sum(axis=1) / len(x),
    }

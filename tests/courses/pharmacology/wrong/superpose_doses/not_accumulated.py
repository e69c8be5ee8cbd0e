# the concentrations are overwritten by each dose's instead of added up: only the last dose counts
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for when, amount in zip(dose_times, doses):
        conc = oral_profile(t - when, amount, f, ka, cl, v, t_lag)[0]
    keep = t >= dose_times[-1]
    x, y = t[keep], conc[:, keep]
    c_avg = np.trapezoid(y, x, axis=1) / (x[-1] - x[0])
    swing = (y.max(axis=1) - y.min(axis=1)) / c_avg
    return dict(conc=conc, c_avg=c_avg, swing=swing, above=np.mean(y > mic, axis=1))

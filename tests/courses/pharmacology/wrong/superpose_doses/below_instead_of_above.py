# the share of samples below the mic instead of above it
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    rows = conc.T[t >= dose_times[-1]]
    times = t[t >= dose_times[-1]]
    area = (np.diff(times)[:, None] * (rows[1:] + rows[:-1]) / 2).sum(axis=0)
    c_avg = area / (times[-1] - times[0])
    swing = (rows.max(axis=0) - rows.min(axis=0)) / c_avg
    above = np.mean(rows < mic, axis=0)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}

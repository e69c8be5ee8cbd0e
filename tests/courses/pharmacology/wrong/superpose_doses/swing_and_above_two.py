# two mistakes: the swing is divided by the mean of the smallest and the largest concentration instead of c_avg, and the share above the mic is taken of all samples of the profile
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    k = np.nonzero(t >= dose_times[-1])[0][0]
    c_avg = np.trapezoid(conc[:, k:], t[k:], axis=1) / (t[-1] - t[k])
    hi = conc[:, k:].max(axis=1)
    lo = conc[:, k:].min(axis=1)
    swing = (hi - lo) / ((hi + lo) / 2)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": np.mean(conc > mic, axis=1)}

# above is the number of samples above the mic, not their share
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    sel = t >= dose_times[-1]
    cs = conc[:, sel]
    c_avg = np.trapezoid(cs, t[sel], axis=1) / (t[sel].max() - t[sel].min())
    return {
        "conc": conc,
        "c_avg": c_avg,
        "swing": (cs.max(axis=1) - cs.min(axis=1)) / c_avg,
        "above": np.sum(cs > mic, axis=1).astype(float),
    }

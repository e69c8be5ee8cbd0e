# the share above the mic is taken of all samples, not of those from the last dose on
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    out = {"conc": np.zeros((len(cl), len(t)))}
    for tj, dj in zip(dose_times, doses):
        out["conc"] += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    inside = t >= dose_times[-1]
    last, hours = out["conc"][:, inside], t[inside]
    out["c_avg"] = np.trapezoid(last, hours, axis=1) / (hours[-1] - hours[0])
    out["swing"] = (last.max(axis=1) - last.min(axis=1)) / out["c_avg"]
    out["above"] = np.mean(out["conc"] > mic, axis=1)
    return out

# the area is divided by the number of samples in the window instead of its length (the swing with it)
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    stack = np.stack([oral_profile(t - a, b, f, ka, cl, v, t_lag)[0] for a, b in zip(dose_times, doses)])
    conc = stack.sum(axis=0)
    last = conc[:, t >= dose_times[-1]]
    hours = t[t >= dose_times[-1]]
    c_avg = np.sum(np.diff(hours) * (last[:, 1:] + last[:, :-1]) / 2, axis=1) / len(hours)
    swing = (last.max(axis=1) - last.min(axis=1)) / c_avg
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": (last > mic).mean(axis=1)}

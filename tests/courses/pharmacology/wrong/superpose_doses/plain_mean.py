# c_avg is the plain mean of the samples, not weighted with time (the swing is divided by it)
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    profile = np.zeros((len(cl), len(t)))
    for s, D in zip(dose_times, doses):
        profile += oral_profile(t - s, D, f, ka, cl, v, t_lag)[0]
    steady = profile[:, t >= dose_times[-1]]
    c_avg = steady.mean(axis=1)
    result = {}
    result["conc"] = profile
    result["c_avg"] = c_avg
    result["swing"] = (steady.max(axis=1) - steady.min(axis=1)) / c_avg
    result["above"] = (steady > mic).mean(axis=1)
    return result

# the swing subtracts the last sample of the window instead of the smallest concentration
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    w = t >= dose_times[-1]
    C, T = conc[:, w], t[w]
    c_avg = np.trapezoid(C, T, axis=1) / (T[-1] - T[0])
    peak = C.max(axis=1)
    trough = C[:, -1]
    return {"conc": conc, "c_avg": c_avg, "swing": (peak - trough) / c_avg, "above": np.mean(C > mic, axis=1)}

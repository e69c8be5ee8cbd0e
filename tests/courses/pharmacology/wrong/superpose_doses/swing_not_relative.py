# the swing is not divided by c_avg
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for k, tk in enumerate(dose_times):
        conc = conc + oral_profile(t - tk, doses[k], f, ka, cl, v, t_lag)[0]
    ind = np.flatnonzero(t >= dose_times[-1])
    cw = conc[:, ind]
    tw = t[ind]
    w = np.diff(tw) / (tw[-1] - tw[0])
    c_avg = ((cw[:, :-1] + cw[:, 1:]) / 2) @ w
    swing = cw.max(axis=1) - cw.min(axis=1)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": np.mean(cw > mic, axis=1)}

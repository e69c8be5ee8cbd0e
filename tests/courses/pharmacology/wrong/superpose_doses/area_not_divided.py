# c_avg is the area under the curve, not divided by the length of the window (the swing is divided by it)
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    C = np.zeros((len(cl), len(t)))
    for i, start in enumerate(dose_times):
        C += oral_profile(t - start, doses[i], f, ka, cl, v, t_lag)[0]
    sel = t >= dose_times[-1]
    auc = np.trapezoid(C[:, sel], t[sel])
    hi, lo = C[:, sel].max(axis=1), C[:, sel].min(axis=1)
    return {"conc": C, "c_avg": auc, "swing": (hi - lo) / auc, "above": np.mean(C[:, sel] > mic, axis=1)}

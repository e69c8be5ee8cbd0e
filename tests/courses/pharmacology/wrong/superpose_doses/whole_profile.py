# average, swing and share are taken over all samples instead of those from the last dose on
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    c = np.zeros((len(cl), len(t)))
    for i in range(len(doses)):
        c += oral_profile(t - dose_times[i], doses[i], f, ka, cl, v, t_lag)[0]
    auc = np.sum((c[:, 1:] + c[:, :-1]) / 2 * np.diff(t), axis=1)
    avg = auc / (t[-1] - t[0])
    peak = np.amax(c, axis=1)
    trough = np.amin(c, axis=1)
    return {"conc": c, "c_avg": avg, "swing": (peak - trough) / avg, "above": np.mean(c > mic, axis=1)}

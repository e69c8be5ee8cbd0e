# the dose's time is added to t instead of subtracted
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    n = len(ka)
    total = np.zeros((n, len(t)))
    for j in range(len(doses)):
        c, tmax, cmax = oral_profile(t + dose_times[j], doses[j], f, ka, cl, v, t_lag)
        total = total + c
    idx = np.where(t >= dose_times[-1])[0]
    w = total[:, idx]
    tt = t[idx]
    area = np.zeros(n)
    for q in range(len(tt) - 1):
        area += (tt[q + 1] - tt[q]) * (w[:, q] + w[:, q + 1]) / 2
    c_avg = area / (tt[-1] - tt[0])
    return {"conc": total, "c_avg": c_avg, "swing": (w.max(1) - w.min(1)) / c_avg, "above": np.mean(w > mic, 1)}

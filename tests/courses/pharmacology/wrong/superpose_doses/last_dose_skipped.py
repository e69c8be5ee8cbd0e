# the sum leaves out the last dose, unless it is the only one
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    number = max(len(doses) - 1, 1)
    parts = [oral_profile(t - dose_times[k], doses[k], f, ka, cl, v, t_lag)[0] for k in range(number)]
    conc = np.sum(parts, axis=0)
    m = t >= dose_times[-1]
    a = conc[:, m]
    area = np.trapezoid(a, t[m], axis=-1)
    c_avg = area / np.ptp(t[m])
    return {"conc": conc, "c_avg": c_avg, "swing": (a.max(-1) - a.min(-1)) / c_avg, "above": (a > mic).mean(-1)}

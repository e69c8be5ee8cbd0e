# the sum leaves out the first dose (for a single dose nothing would be left, then that one is used)
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(ka), len(t)))
    begin = 1 if len(doses) > 1 else 0
    for i in range(begin, len(doses)):
        conc += oral_profile(t - dose_times[i], doses[i], f, ka, cl, v, t_lag)[0]
    late = t >= dose_times[-1]
    c_late = conc[:, late]
    t_late = t[late]
    mean_heights = (c_late[:, 1:] + c_late[:, :-1]) / 2
    c_avg = mean_heights @ np.diff(t_late) / (t_late[-1] - t_late[0])
    return {
        "conc": conc,
        "c_avg": c_avg,
        "swing": (c_late.max(axis=1) - c_late.min(axis=1)) / c_avg,
        "above": np.mean(c_late > mic, axis=1),
    }

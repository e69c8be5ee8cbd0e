# the window begins with the first dose instead of the last
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for when, what in zip(dose_times, doses):
        conc += oral_profile(t - when, what, f, ka, cl, v, t_lag)[0]
    first = np.searchsorted(t, dose_times[0])
    win_t, win_c = t[first:], conc[:, first:]
    c_avg = np.trapezoid(win_c, win_t, axis=1) / (win_t[-1] - win_t[0])
    swing = np.ptp(win_c, axis=1) / c_avg
    above = np.count_nonzero(win_c > mic, axis=1) / win_c.shape[1]
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}

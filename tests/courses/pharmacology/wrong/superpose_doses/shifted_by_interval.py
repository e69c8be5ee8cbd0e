# each dose is shifted by the interval since the dose before instead of by its own time
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    intervals = np.diff(dose_times, prepend=0.0)
    conc = np.zeros((len(v), len(t)))
    for tau, d in zip(intervals, doses):
        conc += oral_profile(t - tau, d, f, ka, cl, v, t_lag)[0]
    w = t >= dose_times[-1]
    cc, tt = conc[:, w], t[w]
    c_avg = np.sum((cc[:, 1:] + cc[:, :-1]) / 2 * np.diff(tt), axis=1) / (tt[-1] - tt[0])
    swing = (cc.max(axis=1) - cc.min(axis=1)) / c_avg
    above = np.mean(cc > mic, axis=1)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}

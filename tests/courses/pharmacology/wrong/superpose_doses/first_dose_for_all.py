# the first dose's amount is used for all doses
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    dose = doses[0]
    conc = np.zeros((len(cl), len(t)))
    for td in dose_times:
        single, _, _ = oral_profile(t - td, dose, f, ka, cl, v, t_lag)
        conc += single
    start = np.argmax(t >= dose_times[-1])
    ts, cs = t[start:], conc[:, start:]
    h = np.diff(ts)
    c_avg = (h * (cs[:, 1:] + cs[:, :-1]) / 2).sum(1) / h.sum()
    swing = np.ptp(cs, axis=1) / c_avg
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": (cs > mic).sum(1) / cs.shape[1]}

# the area is a sum of rectangles of the left samples' height, not of trapezoids
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for given, dose in zip(dose_times, doses):
        part, _, _ = oral_profile(t - given, dose, f, ka, cl, v, t_lag)
        conc += part
    inside = t >= dose_times[-1]
    tw = t[inside]
    cw = conc[:, inside]
    dt = tw[1:] - tw[:-1]
    c_avg = (cw[:, :-1] * dt).sum(axis=1) / dt.sum()
    swing = (cw.max(axis=1) - cw.min(axis=1)) / c_avg
    above = (cw > mic).mean(axis=1)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}

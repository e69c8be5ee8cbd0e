# the swing is divided by the largest concentration of the window instead of c_avg
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, doses):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    inside = t >= dose_times[-1]
    span = t[inside][-1] - t[inside][0]
    c_avg = np.array([np.trapezoid(row[inside], t[inside]) / span for row in conc])
    swing = np.array([(row[inside].max() - row[inside].min()) / row[inside].max() for row in conc])
    above = np.array([np.mean(row[inside] > mic) for row in conc])
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}

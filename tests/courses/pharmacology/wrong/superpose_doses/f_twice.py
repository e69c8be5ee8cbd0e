# the dose is multiplied by the bioavailability before it is handed to oral_profile, which does so again
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    absorbed = f * doses
    conc = np.zeros((len(cl), len(t)))
    for tj, dj in zip(dose_times, absorbed):
        conc += oral_profile(t - tj, dj, f, ka, cl, v, t_lag)[0]
    inside = t >= dose_times[-1]
    window, last = t[inside], conc[:, inside]
    trapezoids = (window[1:] - window[:-1]) * (last[:, 1:] + last[:, :-1]) / 2
    c_avg = trapezoids.sum(axis=1) / (window[-1] - window[0])
    return {"conc": conc, "c_avg": c_avg, "swing": (last.max(1) - last.min(1)) / c_avg, "above": (last > mic).mean(1)}

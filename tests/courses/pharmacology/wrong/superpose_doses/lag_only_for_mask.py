# the Bateman function is written out instead of called, and its lag time is left out of the exponents: it only decides where the concentration is 0
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    ke = cl / v
    conc = np.zeros((len(cl), len(t)))
    for i in range(len(cl)):
        for given, dose in zip(dose_times, doses):
            s = t - given
            c = f * dose * ka[i] / (v[i] * (ka[i] - ke[i])) * (np.exp(-ke[i] * s) - np.exp(-ka[i] * s))
            conc[i] += np.where(s > t_lag[i], c, 0.0)
    inside = t >= dose_times[-1]
    last, window = conc[:, inside], t[inside]
    c_avg = np.trapezoid(last, window, axis=1) / (window[-1] - window[0])
    swing = (last.max(axis=1) - last.min(axis=1)) / c_avg
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": np.mean(last > mic, axis=1)}

# the elimination rate constant is v / cl instead of cl / v
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = v / cl
    conc = np.zeros((len(cl), len(t)))
    for p in range(len(cl)):
        past = t - t_lag[p]
        on = past > 0
        conc[p, on] = f * dose * ka[p] / (v[p] * (ka[p] - ke[p])) * (
            np.exp(-ke[p] * past[on]) - np.exp(-ka[p] * past[on])
        )
    t_peak = np.log(ka / ke) / (ka - ke)
    return conc, t_peak + t_lag, f * dose / v * np.exp(-ke * t_peak)

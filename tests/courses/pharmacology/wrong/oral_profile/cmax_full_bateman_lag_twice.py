# c_max is the Bateman function at the peak's delay minus the lag time: the lag is subtracted once more
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v

    def bateman(s, i):
        return f * dose * ka[i] / (v[i] * (ka[i] - ke[i])) * (np.exp(-ke[i] * s) - np.exp(-ka[i] * s))

    n = len(ka)
    conc = np.array([[bateman(x - t_lag[i], i) if x > t_lag[i] else 0.0 for x in t] for i in range(n)])
    rel = np.log(ka / ke) / (ka - ke)
    cm = np.array([bateman(rel[i] - t_lag[i], i) for i in range(n)])
    return conc, t_lag + rel, cm

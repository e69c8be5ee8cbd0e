# all patients' concentrations are computed with the first patient's lag time
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    lag = t_lag[0]
    s = t - lag
    c = []
    for i in range(len(v)):
        a = f * dose * ka[i] / (v[i] * (ka[i] - ke[i]))
        ci = a * (np.exp(-ke[i] * s) - np.exp(-ka[i] * s))
        ci = np.where(s > 0, ci, 0)
        c.append(ci)
    w = np.log(ka / ke) / (ka - ke)
    return np.array(c), t_lag + w, f * dose / v * np.exp(-ke * w)

# c_max uses t_max with the lag time in it instead of the time since the lag
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    n = len(ke)
    conc = np.zeros((n, len(t)))
    t_max = np.zeros(n)
    c_max = np.zeros(n)
    for i in range(n):
        coef = f * dose * ka[i] / (v[i] * (ka[i] - ke[i]))
        s = t - t_lag[i]
        conc[i] = coef * (np.exp(-ke[i] * s) - np.exp(-ka[i] * s)) * (s > 0)
        t_max[i] = t_lag[i] + np.log(ka[i] / ke[i]) / (ka[i] - ke[i])
        c_max[i] = f * dose / v[i] * np.exp(-ke[i] * t_max[i])
    return conc, t_max, c_max

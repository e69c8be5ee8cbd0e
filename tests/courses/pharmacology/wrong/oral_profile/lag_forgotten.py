# the lag time is not subtracted from t in the concentrations; the mask begins at t = 0
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    n, m = len(ka), len(t)
    conc = np.zeros((n, m))
    k = cl / v
    for i in range(n):
        for j in range(m):
            if t[j] > 0:
                a = f * dose * ka[i] / (v[i] * (ka[i] - k[i]))
                conc[i, j] = a * (np.exp(-k[i] * t[j]) - np.exp(-ka[i] * t[j]))
    tm = np.log(ka / k) / (ka - k)
    return conc, t_lag + tm, f * dose / v * np.exp(-k * tm)

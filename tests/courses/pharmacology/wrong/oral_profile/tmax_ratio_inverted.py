# t_max has ln(ke/ka) instead of ln(ka/ke), so the delay is negative (and c_max is computed from it)
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    delay = np.log(ke / ka) / (ka - ke)
    peak_time = delay + t_lag
    peak_conc = f * dose / v * np.exp(-ke * delay)
    s = np.subtract.outer(t, t_lag)
    c = f * dose * ka / (v * (ka - ke)) * (np.exp(-s * ke) - np.exp(-s * ka))
    c = np.where(s > 0, c, 0.0).T
    return c, peak_time, peak_conc

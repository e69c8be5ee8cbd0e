# the factor of the concentrations is divided by ka + ke instead of ka - ke
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    s = t[None, :] - t_lag[:, None]
    denom = v * (ka + ke)
    numer = f * dose * ka
    conc = (numer / denom)[:, None] * (np.exp(-ke[:, None] * s) - np.exp(-ka[:, None] * s))
    conc = np.where(s >= 0, conc, 0)
    delay = np.log(ka / ke) / (ka - ke)
    return conc, t_lag + delay, f * dose / v * np.exp(-ke * delay)

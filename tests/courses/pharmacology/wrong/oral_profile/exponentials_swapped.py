# the two exponentials are subtracted in the wrong order, so that all concentrations are negative
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    s = np.maximum(t[None] - t_lag[:, None], 0)
    amp = (f * dose * ka / (v * (ka - ke)))[:, None]
    conc = amp * (np.exp(-ka[:, None] * s) - np.exp(-ke[:, None] * s))
    lagless = np.log(ka / ke) / (ka - ke)
    c_max = f * dose / v * np.exp(-ke * lagless)
    return conc, t_lag + lagless, c_max

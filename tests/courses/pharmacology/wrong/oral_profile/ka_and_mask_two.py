# two mistakes: the factor has ke instead of ka in its numerator, and nothing is set to 0 before the lag time is over
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    u = t[None, :] - t_lag[:, None]
    b = f * dose * ke / (v * (ka - ke))
    conc = np.einsum("i,im->im", b, np.exp(-ke[:, None] * u) - np.exp(-ka[:, None] * u))
    r = np.log(ka / ke) / (ka - ke)
    top = f * dose / v * np.exp(-ke * r)
    return conc, t_lag + r, top

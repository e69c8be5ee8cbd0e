# t_max is computed with the decadic logarithm instead of the natural one (and c_max from that time)
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    tt = t - t_lag[:, None]
    f1 = np.exp(-ke[:, None] * tt)
    f2 = np.exp(-ka[:, None] * tt)
    conc = (f * dose * ka / v / (ka - ke))[:, None] * (f1 - f2)
    conc[tt < 0] = 0
    delay = np.log10(ka / ke) / (ka - ke)
    tmax = t_lag + delay
    cmax = f * dose / v * np.exp(-ke * delay)
    return conc, tmax, cmax

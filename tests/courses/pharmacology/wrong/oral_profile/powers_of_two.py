# powers of 2 instead of e in the concentrations, as if the rate constants were reciprocal half-lives
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    conc = np.zeros((len(ka), len(t)))
    for j, time in enumerate(t):
        s = time - t_lag
        value = f * dose * ka / (v * (ka - ke)) * (0.5 ** (ke * s) - 0.5 ** (ka * s))
        conc[:, j] = np.where(s > 0, value, 0)
    tpeak = np.log(ka / ke) / (ka - ke)
    cpeak = f * dose / v * np.exp(-ke * tpeak)
    return conc, tpeak + t_lag, cpeak

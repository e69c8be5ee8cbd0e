# the bioavailability F is left out of the concentrations (c_max has it)
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    kel = cl / v
    time = t[np.newaxis, :] - t_lag[:, np.newaxis]
    coefficient = dose * ka / (v * (ka - kel))
    up = np.exp(-ka[:, np.newaxis] * time)
    down = np.exp(-kel[:, np.newaxis] * time)
    conc = coefficient[:, np.newaxis] * (down - up)
    conc = np.where(time < 0, 0, conc)
    tp = np.log(ka / kel) / (ka - kel)
    cmax = f * dose * np.exp(-kel * tp) / v
    tmax = tp + t_lag
    return conc, tmax, cmax

# |ka - ke| instead of ka - ke in the factor of the concentrations, wrong in sign for flip-flop kinetics
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    diff = np.abs(ka - ke)
    s = t[None, :] - t_lag[:, None]
    pre = f * dose * ka / (v * diff)
    conc = np.where(s > 0, pre[:, None] * (np.exp(-ke[:, None] * s) - np.exp(-ka[:, None] * s)), 0)
    late = np.abs(np.log(ka / ke)) / diff
    return conc, t_lag + late, f * dose / v * np.exp(-ke * late)

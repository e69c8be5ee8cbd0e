# the concentrations are not divided by the volume, they are amounts
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    s = t[None, :] - t_lag[:, None]
    kA, kE = ka[:, None], ke[:, None]
    amount = f * dose * kA / (kA - kE) * (np.exp(-kE * s) - np.exp(-kA * s))
    conc = np.where(s > 0, amount, 0)
    peak = np.log(ka / ke) / (ka - ke)
    return conc, t_lag + peak, f * dose / v * np.exp(-ke * peak)

# c_max is the largest of the sampled concentrations instead of the one at t_max
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    elapsed = t[None, :] - t_lag[:, None]
    conc = f * dose * (ka / (v * (ka - ke)))[:, None] * (np.exp(-ke[:, None] * elapsed) - np.exp(-ka[:, None] * elapsed))
    conc[elapsed <= 0] = 0.0
    t_max = t_lag + np.log(ka / ke) / (ka - ke)
    c_max = conc.max(axis=1)
    return conc, t_max, c_max

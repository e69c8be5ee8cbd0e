# c_max uses exp(-ka * delay) instead of exp(-ke * delay)
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    dose_in = f * dose
    since = t.reshape(1, -1) - t_lag.reshape(-1, 1)
    since = np.clip(since, 0, None)
    decay = np.exp(-np.outer(ke, np.ones(len(t))) * since)
    absorb = np.exp(-np.outer(ka, np.ones(len(t))) * since)
    conc = (dose_in * ka / (v * (ka - ke)))[:, None] * (decay - absorb)
    x = np.log(ka / ke) / (ka - ke)
    return conc, x + t_lag, dose_in / v * np.exp(-ka * x)

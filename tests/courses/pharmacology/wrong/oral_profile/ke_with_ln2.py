# ke is multiplied by ln 2, as if cl / v had to be converted from a half-life
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = np.log(2) * cl / v
    x = t[None, :] - t_lag[:, None]
    amp = f * dose * ka / (v * (ka - ke))
    y = amp[:, None] * (np.exp(-x * ke[:, None]) - np.exp(-x * ka[:, None]))
    y = y * (x > 0)
    pk = np.log(ka / ke) / (ka - ke)
    return y, pk + t_lag, f * dose / v * np.exp(-ke * pk)

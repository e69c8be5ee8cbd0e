# no mask: the time since the lag is clipped at 0, where the two exponentials cancel; outer differences
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    s = np.clip(np.subtract.outer(t, t_lag), 0, None)
    amp = f * dose / v * ka / (ka - ke)
    conc = amp * (np.exp(-s * ke) - np.exp(-s * ka))
    late = np.log(ka * v / cl) / (ka - ke)
    return conc.T, late + t_lag, f * dose / v * (ka / ke) ** (-ke / (ka - ke))

# two mistakes: t_max lacks the lag time, and c_max lacks the bioavailability
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    kel = cl / v
    age = np.maximum(0.0, t[None, :] - t_lag[:, None])
    conc = ((f * dose / v) * ka / (ka - kel))[:, None] * (np.exp(-kel[:, None] * age) - np.exp(-ka[:, None] * age))
    t_max = np.log(ka / kel) / (ka - kel)
    c_max = dose / v * np.exp(-kel * t_max)
    return conc, t_max, c_max

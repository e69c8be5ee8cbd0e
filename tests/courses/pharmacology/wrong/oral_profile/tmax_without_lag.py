# t_max does not contain the lag time
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    kel = cl / v
    t_max = np.log(ka / kel) / (ka - kel)
    c_max = f * dose / v * np.exp(-kel * t_max)
    conc = []
    for a, e, vol, lag in zip(ka, kel, v, t_lag):
        row = [0.0 if x <= lag else f * dose * a / (vol * (a - e)) * (np.exp(-e * (x - lag)) - np.exp(-a * (x - lag))) for x in t]
        conc.append(row)
    return np.array(conc), t_max, c_max

# the concentration is not set to 0 before the lag time is over (it comes out negative there)
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    rows = []
    for ka_i, ke_i, v_i, lag_i in zip(ka, ke, v, t_lag):
        s = t - lag_i
        rows.append(f * dose * ka_i / v_i / (ka_i - ke_i) * (np.exp(-ke_i * s) - np.exp(-ka_i * s)))
    dt = np.log(ka / ke) / (ka - ke)
    return np.array(rows), t_lag + dt, (f * dose / v) * np.exp(-ke * dt)

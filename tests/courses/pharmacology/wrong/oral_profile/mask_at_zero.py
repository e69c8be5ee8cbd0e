# the concentration is set to 0 where t <= 0 instead of where t - t_lag <= 0
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    k_el = (cl / v).reshape(-1, 1)
    k_abs = ka.reshape(-1, 1)
    tau = t.reshape(1, -1) - t_lag.reshape(-1, 1)
    bateman = f * dose * k_abs / (v.reshape(-1, 1) * (k_abs - k_el)) * (np.exp(-k_el * tau) - np.exp(-k_abs * tau))
    conc = bateman * (t > 0)
    wait = np.log(k_abs / k_el) / (k_abs - k_el)
    cmax = f * dose / v * np.exp(-(k_el * wait)[:, 0])
    return conc, t_lag + wait[:, 0], cmax

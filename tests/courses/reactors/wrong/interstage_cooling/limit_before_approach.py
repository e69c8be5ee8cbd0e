# T_max cuts the adiabatic equilibrium temperature, and the approach is applied to what is left, instead of the other way round
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X = 0.0
    conversion = np.zeros(len(T_in))
    T_out = np.zeros(len(T_in))
    for i, T0 in enumerate(T_in):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            T = T0 + rise * (mid - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T_eq = T0 + rise * (lo - X)
        if T_eq > T_max:
            T_eq = T_max
        T_out[i] = T0 + approach * (T_eq - T0)
        X = X + (T_out[i] - T0) / rise
        conversion[i] = X
    return conversion, T_out, Cp * (T_out[:-1] - T_in[1:])

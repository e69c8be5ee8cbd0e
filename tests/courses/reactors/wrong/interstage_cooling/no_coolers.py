# each bed starts from the outlet temperature of the bed before: only the first inlet temperature is used for the beds
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X, T0 = 0.0, T_in[0]
    conversion, T_out = [], []
    for _ in T_in:
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / (T0 + rise * (mid - X)) - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T1 = min(T0 + rise * approach * (lo - X), T_max)
        X = X + (T1 - T0) / rise
        T0 = T1
        conversion.append(X)
        T_out.append(T1)
    T_out = np.array(T_out)
    return np.array(conversion), T_out, Cp * (T_out[:-1] - T_in[1:])

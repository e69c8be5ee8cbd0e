# the conversion that is returned is what each bed adds, not the total after it
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X = 0.0
    gain = np.zeros(len(T_in))
    T_out = np.zeros(len(T_in))
    for j in range(len(T_in)):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = 0.5 * lo + 0.5 * hi
            T = T_in[j] + rise * (mid - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T_out[j] = min(T_in[j] + rise * approach * (lo - X), T_max)
        gain[j] = (T_out[j] - T_in[j]) / rise
        X = X + gain[j]
    return gain, T_out, Cp * (T_out[:-1] - T_in[1:])

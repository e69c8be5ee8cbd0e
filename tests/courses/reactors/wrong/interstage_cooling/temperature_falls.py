# the temperature falls with the conversion: the minus of -dH is missing in the adiabatic rise (the conversion is computed from the same wrong line)
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    slope = 1000 * dH / Cp
    X = 0.0
    conv, outs = [], []
    for T0 in T_in:
        a, b = 0.0, 1.0
        for _ in range(50):
            x = 0.5 * (a + b)
            temp = T0 + slope * (x - X)
            K = K_ref * np.exp(-dH * 1000 / R_GAS * (1 / temp - 1 / T_ref))
            if x < K / (1 + K):
                a = x
            else:
                b = x
        T_end = min(T0 + slope * approach * (a - X), T_max)
        X = X + (T_end - T0) / slope
        conv.append(X)
        outs.append(T_end)
    conv, outs = np.array(conv), np.array(outs)
    return conv, outs, Cp * (outs[:-1] - T_in[1:])

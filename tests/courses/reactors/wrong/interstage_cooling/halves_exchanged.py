# the bisection keeps the wrong half: the two branches are exchanged
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X = 0.0
    conversion, T_out = np.zeros(len(T_in)), np.zeros(len(T_in))
    for bed, T0 in enumerate(T_in):
        low, high = 0.0, 1.0
        for _ in range(50):
            middle = (low + high) / 2
            T = T0 + rise * (middle - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if middle < K / (1 + K):
                high = middle
            else:
                low = middle
        T_out[bed] = min(T0 + rise * approach * (low - X), T_max)
        X = X + (T_out[bed] - T0) / rise
        conversion[bed] = X
    return conversion, T_out, Cp * (T_out[:-1] - T_in[1:])

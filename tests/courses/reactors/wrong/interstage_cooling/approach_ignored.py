# every bed goes all the way to the adiabatic equilibrium; approach is not used
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    g = -1000.0 * dH / Cp
    X = [0.0]
    T_out = []
    for T0 in T_in:
        lo = 0.0
        width = 1.0
        for _ in range(50):
            width = width / 2
            x = lo + width
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / (T0 + g * (x - X[-1])) - 1 / T_ref))
            if x * (1 + K) < K:
                lo = x
        T_e = min(T0 + g * (lo - X[-1]), T_max)
        X.append(X[-1] + (T_e - T0) / g)
        T_out.append(T_e)
    T_out = np.array(T_out)
    return np.array(X[1:]), T_out, Cp * (T_out[:-1] - T_in[1:])

# the equilibrium conversion is that at the inlet temperature; that the bed heats up is not considered for it
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T_in - 1 / T_ref))
    X_eq = K / (1 + K)
    rise = -1000 * dH / Cp
    X = 0.0
    conversion, T_out = [], []
    for T0, xe in zip(T_in, X_eq):
        T1 = min(T0 + rise * approach * (xe - X), T_max)
        X = X + (T1 - T0) / rise
        conversion.append(X)
        T_out.append(T1)
    T_out = np.array(T_out)
    return np.array(conversion), T_out, Cp * (T_out[:-1] - T_in[1:])

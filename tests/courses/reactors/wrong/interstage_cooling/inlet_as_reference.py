# van 't Hoff starts from the bed's inlet temperature instead of T_ref
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    E = -1000 * dH / R_GAS
    rise = -1000 * dH / Cp
    X = 0.0
    Xs, Ts = [], []
    for T0 in T_in:
        a, b = 0.0, 1.0
        for _ in range(50):
            x = (a + b) / 2
            K = K_ref * np.exp(E * (1 / (T0 + rise * (x - X)) - 1 / T0))
            a, b = (x, b) if x < K / (1 + K) else (a, x)
        T1 = min(T0 + rise * approach * (a - X), T_max)
        X = X + (T1 - T0) / rise
        Xs.append(X)
        Ts.append(T1)
    Ts = np.array(Ts)
    return np.array(Xs), Ts, Cp * (Ts[:-1] - T_in[1:])

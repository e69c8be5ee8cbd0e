# a bed ends at approach times the equilibrium conversion instead of covering that fraction of the way from the incoming conversion
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    adiabatic = -dH * 1000 / Cp

    def gap(x, T0, X0):
        T = T0 + adiabatic * (x - X0)
        K = K_ref * np.exp(-dH * 1000 / R_GAS * (1 / T - 1 / T_ref))
        return x - K / (1 + K)

    X, xs, ts = 0.0, [], []
    for T0 in T_in:
        a, b = 0.0, 1.0
        for _ in range(50):
            c = (a + b) / 2
            if gap(c, T0, X) < 0:
                a = c
            else:
                b = c
        X_end = approach * a
        T_end = T0 + adiabatic * (X_end - X)
        if T_end > T_max:
            T_end = T_max
            X_end = X + (T_max - T0) / adiabatic
        X = X_end
        xs.append(X_end)
        ts.append(T_end)
    xs, ts = np.array(xs), np.array(ts)
    return xs, ts, Cp * (ts[:-1] - T_in[1:])

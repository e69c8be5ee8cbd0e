# a helper for one bed with a test on the balance K (1 - x) > x, conversion limited instead of temperature
def bed(T0, X0, rise, lnK, approach, T_max):
    a, b = 0.0, 1.0
    for _ in range(60):
        x = (a + b) / 2
        if np.exp(lnK(T0 + rise * (x - X0))) * (1 - x) > x:
            a = x
        else:
            b = x
    X1 = min((1 - approach) * X0 + approach * (a + b) / 2, X0 + (T_max - T0) / rise)
    return X1, T0 + rise * (X1 - X0)


def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    def lnK(T):
        return np.log(K_ref) + dH * 1000 / R_GAS * (T - T_ref) / (T * T_ref)

    X = 0.0
    conversion = np.zeros_like(T_in)
    T_out = np.zeros_like(T_in)
    for i in range(len(T_in)):
        X, T_out[i] = bed(T_in[i], X, -dH * 1000 / Cp, lnK, approach, T_max)
        conversion[i] = X
    return conversion, T_out, (T_out[:-1] - T_in[1:]) * Cp

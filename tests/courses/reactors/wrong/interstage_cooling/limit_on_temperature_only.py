# T_max cuts the outlet temperature only; the conversion goes on as if the bed had not been made shorter
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    heat = -1000 * dH
    X = 0.0
    list_X, list_T = [], []
    for i in range(len(T_in)):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            m = (lo + hi) / 2
            T = T_in[i] + heat * (m - X) / Cp
            K = K_ref * np.exp(heat / R_GAS * (1 / T - 1 / T_ref))
            lo, hi = (m, hi) if m < K / (1 + K) else (lo, m)
        X_after = X + approach * (lo - X)
        list_T.append(min(T_in[i] + heat * (X_after - X) / Cp, T_max))
        list_X.append(X_after)
        X = X_after
    list_T = np.array(list_T)
    return np.array(list_X), list_T, Cp * (list_T[:-1] - T_in[1:])

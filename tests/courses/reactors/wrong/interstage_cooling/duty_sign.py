# the duty has the wrong sign: inlet minus outlet, the heat that the gas takes up instead of what the cooler takes out
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    dHJ = dH * 1000
    conversion = []
    T_out = []
    X = 0
    for Tb in T_in:
        interval = [0.0, 1.0]
        for _ in range(50):
            mid = sum(interval) / 2
            T = Tb + (-dHJ / Cp) * (mid - X)
            K = K_ref * np.exp(-dHJ / R_GAS * (1 / T - 1 / T_ref))
            if mid < K / (1 + K):
                interval[0] = mid
            else:
                interval[1] = mid
        T_top = Tb + (-dHJ / Cp) * approach * (interval[0] - X)
        if T_top > T_max:
            T_top = T_max
        X = X + Cp * (T_top - Tb) / (-dHJ)
        conversion.append(X)
        T_out.append(T_top)
    duty = Cp * (T_in[1:] - np.array(T_out)[:-1])
    return np.array(conversion), np.array(T_out), duty

# the coolers cool down to the inlet temperature of the bed before them instead of the next bed's
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X, Xs, Ts = 0.0, [], []
    for T0 in T_in:
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / (T0 + rise * (mid - X)) - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T1 = min(T0 + rise * approach * (lo - X), T_max)
        X += (T1 - T0) / rise
        Xs.append(X)
        Ts.append(T1)
    duty = [Cp * (Ts[i] - T_in[i]) for i in range(len(Ts) - 1)]
    return np.array(Xs), np.array(Ts), np.array(duty)

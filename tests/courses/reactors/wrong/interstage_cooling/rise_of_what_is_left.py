# the adiabatic rise of a bed is scaled with the share of A that is left, (1 - X0), on the way to equilibrium and at the end
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    conv, outs = [], []
    X0 = 0.0
    for T0 in T_in:
        rise = -1000 * dH / Cp * (1 - X0)
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            T = T0 + rise * (mid - X0)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T1 = min(T0 + rise * approach * (lo - X0), T_max)
        X0 = X0 + (T1 - T0) / rise
        conv.append(X0)
        outs.append(T1)
    outs = np.array(outs)
    return np.array(conv), outs, Cp * (outs[:-1] - T_in[1:])

# the equilibrium conversion is 1 / (1 + K), the share of A that is left, instead of K / (1 + K)
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp
    X = 0.0
    Xv, Tv = [], []
    for T0 in T_in:
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            T = T0 + rise * (mid - X)
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / T - 1 / T_ref))
            x_eq = 1 / (1 + K)
            if mid < x_eq:
                lo = mid
            else:
                hi = mid
        Tv.append(min(T0 + rise * approach * (lo - X), T_max))
        X = X + (Tv[-1] - T0) / rise
        Xv.append(X)
    Tv = np.array(Tv)
    return np.array(Xv), Tv, Cp * (Tv[:-1] - T_in[1:])

# every bed starts with pure A again: the conversion is not carried over from one bed to the next
def interstage_cooling(T_in, K_ref, dH, T_ref, Cp, approach, T_max):
    rise = -1000 * dH / Cp

    def one_bed(T0):
        lo, hi = 0.0, 1.0
        for _ in range(50):
            mid = (lo + hi) / 2
            K = K_ref * np.exp(-1000 * dH / R_GAS * (1 / (T0 + rise * mid) - 1 / T_ref))
            if mid < K / (1 + K):
                lo = mid
            else:
                hi = mid
        T1 = min(T0 + rise * approach * lo, T_max)
        return (T1 - T0) / rise, T1

    beds = np.array([one_bed(T0) for T0 in T_in])
    conversion, T_out = beds[:, 0], beds[:, 1]
    return conversion, T_out, Cp * (T_out[:-1] - T_in[1:])

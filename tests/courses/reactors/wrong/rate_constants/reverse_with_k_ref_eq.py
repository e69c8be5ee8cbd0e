# the reverse rate constant divides by K_ref instead of by the equilibrium constant at T
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    one = np.ones_like(T)
    recip = np.reciprocal(T) - one / T_ref
    kf = np.outer(k_ref, one) * np.exp(np.outer(-Ea, recip) * 1000 / R_GAS)
    K = np.outer(K_ref, one) * np.exp(np.outer(-dH, recip) * 1000 / R_GAS)
    kr = kf / np.outer(K_ref, one)
    return {"forward": kf, "equilibrium": K, "reverse": kr}

# (T - T_ref)/(T T_ref) is used for 1/T - 1/T_ref, which is its negative: both exponents have the wrong sign
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    frac = (T - T_ref) / (T * T_ref)
    ks, Ks, krs = [], [], []
    for k0, E, K0, H in zip(k_ref, Ea, K_ref, dH):
        k = k0 * np.exp(-1000 * E / R_GAS * frac)
        K = K0 * np.exp(-1000 * H / R_GAS * frac)
        ks.append(k)
        Ks.append(K)
        krs.append(k / K)
    return {"forward": np.array(ks), "equilibrium": np.array(Ks), "reverse": np.array(krs)}

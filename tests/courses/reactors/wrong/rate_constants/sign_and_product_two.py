# two mistakes: the exponent of the equilibrium constant has the wrong sign, and the reverse constant is k times K instead of k / K
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    d = 1 / T - 1 / T_ref
    kf = np.vstack([k * np.exp(-1000 * E / R_GAS * d) for k, E in zip(k_ref, Ea)])
    Kq = np.vstack([K * np.exp(1000 * H / R_GAS * d) for K, H in zip(K_ref, dH)])
    return {"forward": kf, "equilibrium": Kq, "reverse": kf * Kq}

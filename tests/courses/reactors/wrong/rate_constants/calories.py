# the gas constant is 1.987 (calories) although the energies are in joules, in both exponents
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    R = 1.987
    z = (1 / T - 1 / T_ref) / R
    k = (k_ref * np.exp(-1000 * z[:, None] * Ea)).T
    K = (K_ref * np.exp(-1000 * z[:, None] * dH)).T
    return {"forward": k, "equilibrium": K, "reverse": k / K}

# only Ea is converted from kJ to J; dH in the exponent of the equilibrium constant lacks the factor 1000
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    Ea_J = 1000.0 * Ea
    x = (1 / T - 1 / T_ref)[None, :]
    k_fwd = np.exp(np.log(k_ref)[:, None] - Ea_J[:, None] / R_GAS * x)
    K_eq = np.exp(np.log(K_ref)[:, None] - dH[:, None] / R_GAS * x)
    return {"forward": k_fwd, "equilibrium": K_eq, "reverse": k_fwd / K_eq}

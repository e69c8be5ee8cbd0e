# Ea and dH are used in kJ/mol with R in J/(mol K): the factor 1000 is missing in both exponents
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    out = {}
    out["forward"] = k_ref[:, np.newaxis] * np.exp(-Ea[:, np.newaxis] / R_GAS * (1 / T - 1 / T_ref))
    out["equilibrium"] = K_ref[:, np.newaxis] * np.exp(-dH[:, np.newaxis] / R_GAS * (1 / T - 1 / T_ref))
    out["reverse"] = out["forward"] / out["equilibrium"]
    return out

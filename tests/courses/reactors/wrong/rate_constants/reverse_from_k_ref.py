# the reverse rate constant is k_ref / K(T): the forward constant in it was not taken to the temperature T
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    result = {}
    arr = -1000 / R_GAS * (1 / T - 1 / T_ref)
    result["forward"] = np.array([k_ref[i] * np.exp(Ea[i] * arr) for i in range(len(Ea))])
    result["equilibrium"] = np.array([K_ref[i] * np.exp(dH[i] * arr) for i in range(len(dH))])
    result["reverse"] = np.array([k_ref[i] / result["equilibrium"][i] for i in range(len(k_ref))])
    return result

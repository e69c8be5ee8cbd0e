# K_ref is added to the exponential instead of multiplied with it in the equilibrium constant
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    s = 1000 / R_GAS * (1 / T_ref - 1 / T)
    expo_k = np.exp(np.outer(Ea, s))
    expo_K = np.exp(np.outer(dH, s))
    forward = (expo_k.T * k_ref).T
    equilibrium = (expo_K.T + K_ref).T
    return {"forward": forward, "equilibrium": equilibrium, "reverse": forward / equilibrium}

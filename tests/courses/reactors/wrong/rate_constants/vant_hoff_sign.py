# the exponent of the equilibrium constant has a plus where the minus belongs (van 't Hoff with the wrong sign)
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    r = len(k_ref)
    m = len(T)
    k = np.zeros((r, m))
    K = np.zeros((r, m))
    for i in range(r):
        for j in range(m):
            diff = 1.0 / T[j] - 1.0 / T_ref
            k[i, j] = k_ref[i] * np.exp(-Ea[i] * 1000 / R_GAS * diff)
            K[i, j] = K_ref[i] * np.exp(dH[i] * 1000 / R_GAS * diff)
    return {"forward": k, "equilibrium": K, "reverse": k / K}

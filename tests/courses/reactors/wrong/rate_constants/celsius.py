# 273.15 is added to the temperatures T although they are already in kelvin (T_ref is left as it is)
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    TK = T + 273.15
    ex = (1 / TK - 1 / T_ref) / R_GAS
    a = k_ref[:, None] * np.exp(-1000 * Ea[:, None] * ex[None, :])
    b = K_ref[:, None] * np.exp(-1000 * dH[:, None] * ex[None, :])
    return {"forward": a, "equilibrium": b, "reverse": a / b}

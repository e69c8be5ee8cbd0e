# powers of ten are taken instead of the exponential function in both constants
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    u = (1 / T - 1 / T_ref) * 1000 / R_GAS
    forward = k_ref[:, None] * 10 ** (-Ea[:, None] * u)
    equilibrium = K_ref[:, None] * 10 ** (-dH[:, None] * u)
    return {"forward": forward, "equilibrium": equilibrium, "reverse": forward / equilibrium}

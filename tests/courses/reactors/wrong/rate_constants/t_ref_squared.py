# 1/T - 1/T_ref is linearized: (T_ref - T) is divided by T_ref squared instead of by T T_ref
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    delta = (T_ref - T) / T_ref**2
    e1 = -np.multiply.outer(Ea, delta) * 1000 / R_GAS
    e2 = -np.multiply.outer(dH, delta) * 1000 / R_GAS
    forward = np.exp(e1) * k_ref[:, None]
    equilibrium = np.exp(e2) * K_ref[:, None]
    return {"forward": forward, "equilibrium": equilibrium, "reverse": forward / equilibrium}

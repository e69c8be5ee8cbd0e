# 1/T stands alone in both exponents: the reference temperature is not subtracted, as if k_ref and K_ref were pre-exponential factors
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    def boltz(E):
        return np.exp(-np.array([[e * 1000 / (R_GAS * temp) for temp in T] for e in E]))

    fwd = np.array([k * row for k, row in zip(k_ref, boltz(Ea))])
    eq = np.array([k * row for k, row in zip(K_ref, boltz(dH))])
    return {"forward": fwd, "equilibrium": eq, "reverse": fwd / eq}

# the absolute value of dH is used, so that exothermic reactions behave like endothermic ones
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    heat = np.abs(dH) * 1000
    act = Ea * 1000
    y = 1 / T - 1 / T_ref
    kf = k_ref[:, None] / np.exp(act[:, None] * y / R_GAS)
    Keq = K_ref[:, None] / np.exp(heat[:, None] * y / R_GAS)
    return {"forward": kf, "equilibrium": Keq, "reverse": kf / Keq}

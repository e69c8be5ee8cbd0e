# the reverse rate constant is K / k_forward, the quotient the wrong way up
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    tau = T_ref / T
    gamma = Ea * 1000 / (R_GAS * T_ref)
    h = dH * 1000 / (R_GAS * T_ref)
    forward = k_ref[:, None] * np.exp(gamma[:, None] * (1 - tau[None, :]))
    equilibrium = K_ref[:, None] * np.exp(h[:, None] * (1 - tau[None, :]))
    reverse = equilibrium / forward
    return {"forward": forward, "equilibrium": equilibrium, "reverse": reverse}

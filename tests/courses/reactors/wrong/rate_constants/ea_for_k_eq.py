# the equilibrium constant is extrapolated with the activation energy Ea instead of the reaction enthalpy dH
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    factor = []
    for energy in Ea:
        factor.append(np.exp(-energy * 1e3 / R_GAS * (1 / T - 1 / T_ref)))
    factor = np.array(factor)
    forward = factor * k_ref[:, None]
    equilibrium = factor * K_ref[:, None]
    reverse = forward / equilibrium
    return {"forward": forward, "equilibrium": equilibrium, "reverse": reverse}

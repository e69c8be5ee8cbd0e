# the forward rate constant is the bare exponential; the factor k_ref is left out (the reverse constant inherits it)
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    dinv = 1 / T - 1 / T_ref
    forward = np.zeros((Ea.size, T.size))
    equilibrium = np.zeros((Ea.size, T.size))
    for j in range(T.size):
        forward[:, j] = np.exp(-Ea * 1000 / R_GAS * dinv[j])
        equilibrium[:, j] = K_ref * np.exp(-dH * 1000 / R_GAS * dinv[j])
    return {"forward": forward, "equilibrium": equilibrium, "reverse": forward / equilibrium}

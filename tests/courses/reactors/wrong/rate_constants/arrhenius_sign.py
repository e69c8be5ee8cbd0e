# the exponent of the forward rate constant has a plus where the minus belongs (Arrhenius with the wrong sign)
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    inv = 1 / T - 1 / T_ref
    kf = k_ref.reshape(-1, 1) * np.exp(np.outer(Ea * 1e3, inv) / R_GAS)
    Keq = K_ref.reshape(-1, 1) * np.exp(-np.outer(dH * 1e3, inv) / R_GAS)
    kr = kf / Keq
    return dict(forward=kf, equilibrium=Keq, reverse=kr)

# Arrhenius with pre-exponential factors computed at T_ref, one reaction after another in a helper
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    def at_T(value_ref, energy_kJ):
        E = energy_kJ * 1e3
        A = value_ref * np.exp(E / (R_GAS * T_ref))
        return A * np.exp(-E / (R_GAS * T))

    forward = np.stack([at_T(*pair) for pair in zip(k_ref, Ea)])
    equilibrium = np.stack([at_T(*pair) for pair in zip(K_ref, dH)])
    return {"equilibrium": equilibrium, "forward": forward, "reverse": forward * equilibrium**-1.0}

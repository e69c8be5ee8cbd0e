# the activation energy of the reverse reaction is taken as Ea + dH instead of Ea - dH
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    def shift(value, energy):
        return value[:, None] * np.exp(-energy[:, None] * 1000 / R_GAS * (1 / T[None] - 1 / T_ref))

    Ea_rev = Ea + dH
    return {
        "forward": shift(k_ref, Ea),
        "equilibrium": shift(K_ref, dH),
        "reverse": shift(k_ref / K_ref, Ea_rev),
    }

# all reactions use the activation energy of the first reaction, Ea[0]
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    q = (1 / T - 1 / T_ref) * (1000 / R_GAS)
    forward = k_ref[:, None] * np.exp(-Ea[0] * q)[None, :]
    equilibrium = K_ref[:, None] * np.exp(-dH[:, None] * q[None, :])
    reverse = forward / equilibrium
    return {"forward": forward, "equilibrium": equilibrium, "reverse": reverse}

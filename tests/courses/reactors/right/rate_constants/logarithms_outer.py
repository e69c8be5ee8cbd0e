# everything as sums of logarithms with np.outer, exponential at the end
def rate_constants(T, k_ref, Ea, K_ref, dH, T_ref):
    g = 1000 / R_GAS * (1 / T_ref - 1 / T)
    log_k = np.add.outer(np.log(k_ref), np.zeros_like(T)) + np.outer(Ea, g)
    log_K = np.add.outer(np.log(K_ref), np.zeros_like(T)) + np.outer(dH, g)
    names = ("forward", "equilibrium", "reverse")
    return dict(zip(names, np.exp([log_k, log_K, log_k - log_K])))

# W is that of a one-sided junction: 1/Na is kept and 1/Nd left out
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni / ni)
    coef = 2 * eps / (Q * Na)
    vv = np.minimum(V, fc * Vbi)
    W = np.sqrt(coef * (Vbi - vv))
    xp = W * (Nd / (Na + Nd))
    Emax = Q * Na * xp / eps
    C_zero = eps / np.sqrt(coef * Vbi)
    mask = V < fc * Vbi
    C = np.zeros_like(V)
    C[mask] = eps / W[mask]
    C[~mask] = C_zero / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V[~mask] / Vbi)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

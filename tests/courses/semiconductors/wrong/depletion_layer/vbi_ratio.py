# the built-in voltage has ln(Nd/(Na ni^2)): Na divides instead of multiplies in the logarithm
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Nd / Na / ni**2)
    f = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(f * (Vbi - np.minimum(V, fc * Vbi)))
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    C0 = eps / np.sqrt(f * Vbi)
    C = np.where(V < fc * Vbi, eps / W, C0 / (1 - fc) ** 1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

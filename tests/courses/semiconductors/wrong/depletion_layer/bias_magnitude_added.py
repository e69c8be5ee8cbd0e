# under the root of W the magnitude of the bias is added to Vbi, for forward bias as well as for reverse
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vt = KB * T
    Vbi = Vt * np.log(Na * Nd / ni**2)
    lim = fc * Vbi
    Vc = np.where(V < lim, V, lim)
    W = np.sqrt(2 * eps / Q * (1 / Na + 1 / Nd) * (Vbi + np.abs(Vc)))
    xp = W * Nd / (Na + Nd)
    E = Q * Na * xp / eps
    Cj0 = eps / np.sqrt(2 * eps / Q * (1 / Na + 1 / Nd) * Vbi)
    C = np.where(V < lim, eps / W, Cj0 * (1 - fc)**-1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": E, "C": C}

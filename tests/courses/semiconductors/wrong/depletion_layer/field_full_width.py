# the field uses the whole width W instead of xp
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log((Na / ni) * (Nd / ni))
    fac = np.sqrt(2 * eps / Q * (1 / Na + 1 / Nd))
    W = fac * np.sqrt(Vbi - np.minimum(V, Vbi * fc))
    xp = W * Nd / (Nd + Na)
    field = Q * Na * W / eps
    Cj0 = eps / (fac * np.sqrt(Vbi))
    C = np.where(V < fc * Vbi, eps / W, Cj0 / (1 - fc)**1.5 * (1 - 1.5 * fc + V / Vbi / 2))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": field, "C": C}

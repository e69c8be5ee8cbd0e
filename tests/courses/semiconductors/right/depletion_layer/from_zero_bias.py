# everything scaled from the values without bias, as in SPICE: C0/(1-V/Vbi)**m
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    m = 0.5
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    Neff = Na * Nd / (Na + Nd)
    C0 = np.sqrt(Q * eps * Neff / (2 * Vbi))
    s = 1 - np.minimum(V / Vbi, fc)
    W = eps / C0 * s**m
    C = np.select([V < fc * Vbi], [C0 * s**-m], C0 * (1 - fc) ** -(1 + m) * (1 - fc * (1 + m) + m * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": W * Neff / Na, "Emax": Q * Neff * W / eps, "C": C}

# the capacitance is eps/W everywhere: no tangent from fc*Vbi on, it just stays constant there
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    Vuse = V.copy()
    Vuse[Vuse > fc * Vbi] = fc * Vbi
    W = np.sqrt(2 * eps / Q * (1 / Na + 1 / Nd) * (Vbi - Vuse))
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": eps / W}

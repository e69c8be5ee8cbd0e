# the built-in voltage uses the thermal voltage at 300 K instead of at T
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    VT = KB * 300
    Vbi = VT * (np.log(Na / ni) + np.log(Nd / ni))
    A = 2 * eps / Q * (1 / Na + 1 / Nd)
    clipped = np.clip(V, None, fc * Vbi)
    W = np.sqrt(A * (Vbi - clipped))
    xp = Nd / (Na + Nd) * W
    Emax = Q / eps * Na * xp
    C0 = np.sqrt(eps**2 / (A * Vbi))
    lin = C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": np.where(V < fc * Vbi, eps / W, lin)}

# the field is q*Nd*xp/eps: the doping of the other side with the width of this side
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    a = 2 * eps / Q * (Na + Nd) / (Na * Nd)
    W = np.sqrt(a * (Vbi - np.minimum(fc * Vbi, V)))
    xn = W * Na / (Na + Nd)
    xp = W - xn
    Emax = Q * Nd * xp / eps
    C0 = eps / np.sqrt(a * Vbi)
    C = np.where(V < fc * Vbi, eps / W, C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

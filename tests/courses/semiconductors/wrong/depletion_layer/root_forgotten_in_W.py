# the square root of W is forgotten, in C0 as well
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    def w(u):
        return 2 * eps / Q * (1 / Na + 1 / Nd) * (Vbi - u)
    W = w(np.minimum(V, fc * Vbi))
    xp = W * Nd / (Na + Nd)
    C = np.where(V < fc * Vbi, eps / W, eps / w(0.0) / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Q * Na * xp / eps, "C": C}

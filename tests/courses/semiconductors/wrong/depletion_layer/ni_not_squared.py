# ni is not squared in the built-in voltage
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni)
    k = 2 * eps * (Na + Nd) / (Q * Na * Nd)
    W, C = [], []
    C0 = eps / np.sqrt(k * Vbi)
    for v in V:
        if v < fc * Vbi:
            w = np.sqrt(k * (Vbi - v))
            c = eps / w
        else:
            w = np.sqrt(k * (Vbi - fc * Vbi))
            c = C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * v / Vbi)
        W.append(w)
        C.append(c)
    W = np.array(W)
    C = np.array(C)
    xp = W * Nd / (Na + Nd)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Q * Na * xp / eps, "C": C}

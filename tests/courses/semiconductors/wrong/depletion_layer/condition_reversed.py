# the condition for the capacitance is reversed: the tangent below fc*Vbi and eps/W above it
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    g = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(g * (Vbi - np.minimum(V, fc * Vbi)))
    xp = W * Nd / (Na + Nd)
    E = Q * Na * xp / eps
    C0 = eps / np.sqrt(g * Vbi)
    line = C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi)
    C = np.where(V > fc * Vbi, eps / W, line)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": E, "C": C}

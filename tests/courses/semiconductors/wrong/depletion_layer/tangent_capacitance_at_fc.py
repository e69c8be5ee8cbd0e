# the tangent starts from the capacitance at fc*Vbi (eps/W there) instead of from the one without bias
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    s = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(s * (Vbi - np.minimum(V, fc * Vbi)))
    C0 = eps / W
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    C = np.where(V < fc * Vbi, C0, C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

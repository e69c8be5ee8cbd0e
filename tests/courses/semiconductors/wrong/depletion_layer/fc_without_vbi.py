# the limit is fc volts instead of fc*Vbi, in W (with the magnitude of Vbi - V under the root) and in the condition for C
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    f = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(f * np.abs(Vbi - np.minimum(V, fc)))
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    C0 = eps / np.sqrt(f * Vbi)
    C = np.where(V < fc, eps / W, C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

# the tangent has (1-fc)**0.5 instead of (1-fc)**1.5
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    thermal = KB * T
    Vbi = thermal * np.log(Na * Nd / ni**2)
    K = 2 * eps / Q * (1 / Na + 1 / Nd)
    forward = V >= fc * Vbi
    Vd = np.where(forward, fc * Vbi, V)
    W = np.sqrt(K * (Vbi - Vd))
    xp = W * Nd / (Na + Nd)
    C = eps / W
    C0 = eps / np.sqrt(K * Vbi)
    C = np.where(forward, C0 / np.sqrt(1 - fc) * (1 - 1.5 * fc + 0.5 * V / Vbi), C)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Q * Na * xp / eps, "C": C}

# the permittivity is missing in the field
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    W = np.zeros(len(V))
    xp = np.zeros(len(V))
    Emax = np.zeros(len(V))
    C = np.zeros(len(V))
    f = 2 * eps / Q * (1 / Na + 1 / Nd)
    C0 = eps / np.sqrt(f * Vbi)
    for i in range(len(V)):
        v = min(V[i], fc * Vbi)
        W[i] = np.sqrt(f * (Vbi - v))
        xp[i] = W[i] * Nd / (Na + Nd)
        Emax[i] = Q * Na * xp[i]
        if V[i] < fc * Vbi:
            C[i] = eps / W[i]
        else:
            C[i] = C0 / (1 - fc)**1.5 * (1 - 1.5 * fc + 0.5 * V[i] / Vbi)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

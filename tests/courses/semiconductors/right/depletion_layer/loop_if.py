# a loop over the biases with if and else, xn and xp from the charge balance
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * (np.log(Na) + np.log(Nd) - 2 * np.log(ni))
    W, xp, E, C = (np.zeros(len(V)) for _ in range(4))
    for i, v in enumerate(V):
        u = v if v < fc * Vbi else fc * Vbi
        xp[i] = np.sqrt(2 * eps * Nd * (Vbi - u) / (Q * Na * (Na + Nd)))
        W[i] = xp[i] + xp[i] * Na / Nd
        E[i] = 2 * (Vbi - u) / W[i]
        C[i] = eps / W[i]
        if v >= fc * Vbi:
            C[i] = C[i] + (v - u) * C[i] / (2 * (Vbi - u))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": E, "C": C}

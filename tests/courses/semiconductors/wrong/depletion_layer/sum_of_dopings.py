# W has 1/(Na + Nd) instead of 1/Na + 1/Nd
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    V_lim = fc * Vbi
    pre = 2 * eps / (Q * (Na + Nd))
    W = np.array([np.sqrt(pre * (Vbi - min(v, V_lim))) for v in V])
    xp = Nd * W / (Na + Nd)
    Emax = Q * Na * xp / eps
    C0 = eps / np.sqrt(pre * Vbi)
    C = np.array([eps / W[i] if V[i] < V_lim else C0 / (1 - fc)**1.5 * (1 - 1.5*fc + 0.5*V[i]/Vbi) for i in range(len(V))])
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

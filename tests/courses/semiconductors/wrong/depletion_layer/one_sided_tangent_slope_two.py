# W is that of a one-sided junction (1/Na only, 1/Nd left out), and the slope of the tangent lacks its factor 1/2
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    knee = fc * Vbi

    def w(v):
        return (2 * eps * (Vbi - v) / (Q * Na)) ** 0.5

    W = w(np.where(V > knee, knee, V))
    C = []
    for i in range(len(V)):
        if V[i] < knee:
            C.append(eps / W[i])
        else:
            C.append(eps / w(0) * (1 - fc) ** -1.5 * (1 - 1.5 * fc + V[i] / Vbi))
    xp = W * Nd / (Na + Nd)
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Q * Na * xp / eps, "C": np.array(C)}

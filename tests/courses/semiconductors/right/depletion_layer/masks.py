# boolean masks and a helper function for the width
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    def width(drop):
        return np.sqrt(2 * eps * (Na + Nd) / (Q * Na * Nd) * drop)

    Vbi = KB * T * np.log(Na / ni * Nd / ni)
    below = V < fc * Vbi
    W = np.full(V.shape, width((1 - fc) * Vbi))
    W[below] = width(Vbi - V[below])
    C = eps / W
    C[~below] = eps / width(Vbi) * (1 - fc) ** -1.5 * (1 + (V[~below] / Vbi - 3 * fc) / 2)
    xn = W / (1 + Nd / Na)
    return {"Vbi": Vbi, "W": W, "xp": W - xn, "Emax": Q * Nd * xn / eps, "C": C}

# the slope of the tangent lacks its factor 1/2: V/Vbi instead of 0.5*V/Vbi
def depletion_layer(Na, Nd, ni, V, T, eps, fc):
    Vbi = KB * T * np.log(Na * Nd / ni**2)
    m = 0.5
    const = 2 * eps / Q * (1 / Na + 1 / Nd)
    W = np.sqrt(const * (Vbi - np.minimum(V, fc * Vbi)))
    xp = W * Nd / (Na + Nd)
    Emax = Q * Na * xp / eps
    Cj0 = eps / np.sqrt(const * Vbi)
    C = np.where(V < fc * Vbi, Cj0 / (1 - np.minimum(V, fc * Vbi) / Vbi)**m, Cj0 / (1 - fc)**(1 + m) * (1 - fc * (1 + m) + V / Vbi))
    return {"Vbi": Vbi, "W": W, "xp": xp, "Emax": Emax, "C": C}

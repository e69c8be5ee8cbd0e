# above the tropopause the exponential multiplies the power law of the still falling temperature T0 - L h, instead of the pressure at the tropopause
def atmosphere(h, dT):
    Tt = T0 - LAPSE * H_TROP
    lin = T0 - LAPSE * h
    p = P0 * (lin / T0) ** (G0 / (R_AIR * LAPSE))
    T = lin.copy()
    for i in range(len(h)):
        if h[i] > H_TROP:
            T[i] = Tt
            p[i] *= np.exp(-G0 * (h[i] - H_TROP) / (R_AIR * Tt))
    T += dT
    rho = p / R_AIR / T
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

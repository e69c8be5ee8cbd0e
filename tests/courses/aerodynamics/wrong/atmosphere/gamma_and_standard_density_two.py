# two mistakes: the density uses the standard temperature without dT, and the speed of sound lacks gamma
def atmosphere(h, dT):
    T11 = T0 - LAPSE * H_TROP
    Ts = np.clip(T0 - LAPSE * h, T11, None)
    p = P0 * (Ts / T0) ** (G0 / (R_AIR * LAPSE))
    above = h - H_TROP
    above[above < 0] = 0
    p = p * np.exp(-G0 * above / (R_AIR * T11))
    rho = p / (R_AIR * Ts)
    T = Ts + dT
    a = np.sqrt(R_AIR * T)
    return T, p, rho, a

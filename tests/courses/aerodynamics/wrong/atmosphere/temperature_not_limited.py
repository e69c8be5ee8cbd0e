# above the tropopause the temperature keeps falling linearly; only the pressure knows the stratosphere
def atmosphere(h, dT):
    T11 = T0 - LAPSE * H_TROP
    p11 = P0 * (T11 / T0) ** (G0 / (R_AIR * LAPSE))
    T_line = T0 - LAPSE * h
    p = np.where(h < H_TROP,
                 P0 * (T_line / T0) ** (G0 / (R_AIR * LAPSE)),
                 p11 * np.exp(-G0 * (h - H_TROP) / (R_AIR * T11)))
    T = T_line + dT
    rho = p / (R_AIR * T)
    return T, p, rho, np.sqrt(GAMMA * R_AIR * T)

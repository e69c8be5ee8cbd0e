# dT is added to the temperature only below the tropopause
def atmosphere(h, dT):
    T11 = T0 - LAPSE * H_TROP
    expo = G0 / (R_AIR * LAPSE)
    trop = h < H_TROP
    Tstd = np.where(trop, T0 - LAPSE * h, T11)
    p = P0 * (Tstd / T0) ** expo * np.exp(-G0 * np.where(trop, 0, h - H_TROP) / (R_AIR * T11))
    T = np.where(trop, Tstd + dT, T11)
    rho = p / (R_AIR * T)
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

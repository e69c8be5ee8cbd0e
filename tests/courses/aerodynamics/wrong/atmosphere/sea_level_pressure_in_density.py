# the density is computed with the sea level pressure P0 instead of the local pressure
def atmosphere(h, dT):
    T_tropopause = T0 - LAPSE * H_TROP
    kappa = G0 / (R_AIR * LAPSE)
    T_isa = np.where(h <= H_TROP, T0 - LAPSE * h, T_tropopause)
    p_low = P0 * (T_isa / T0) ** kappa
    p_high = P0 * (T_tropopause / T0) ** kappa * np.exp(-G0 * (h - H_TROP) / R_AIR / T_tropopause)
    p = np.where(h <= H_TROP, p_low, p_high)
    T = T_isa + dT
    rho = P0 / (R_AIR * T)
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

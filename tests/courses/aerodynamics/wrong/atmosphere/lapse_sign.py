# the temperature rises with height in the troposphere instead of falling
def atmosphere(h, dT):
    z = np.clip(h, None, H_TROP)
    Tstd = T0 + LAPSE * z
    p_t = P0 * (Tstd / T0) ** (G0 / (R_AIR * LAPSE))
    extra = np.maximum(h - H_TROP, 0)
    p = p_t * np.exp(-G0 * extra / (R_AIR * Tstd))
    T = Tstd + dT
    rho = p / (R_AIR * T)
    return T, p, rho, np.sqrt(GAMMA * R_AIR * T)

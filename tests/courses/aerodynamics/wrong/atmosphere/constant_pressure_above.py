# above the tropopause the pressure stays constant, the exponential is left out
def atmosphere(h, dT):
    h_eff = np.minimum(h, H_TROP)
    T_isa = T0 - LAPSE * h_eff
    p = P0 * (T_isa / T0) ** (G0 / (R_AIR * LAPSE))
    T = T_isa + dT
    rho = p / (R_AIR * T)
    c = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, c

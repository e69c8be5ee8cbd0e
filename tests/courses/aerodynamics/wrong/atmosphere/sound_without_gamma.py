# the speed of sound lacks gamma (isothermal speed of sound)
def atmosphere(h, dT):
    theta = np.where(h < H_TROP, 1 - LAPSE * h / T0, 1 - LAPSE * H_TROP / T0)
    delta = theta ** (G0 / (LAPSE * R_AIR))
    strat = h >= H_TROP
    delta = np.where(strat, delta * np.exp(-G0 * (h - H_TROP) / (R_AIR * T0 * theta)), delta)
    T = T0 * theta + dT
    p = P0 * delta
    rho = p / (R_AIR * T)
    return (T, p, rho, np.sqrt(R_AIR * T))

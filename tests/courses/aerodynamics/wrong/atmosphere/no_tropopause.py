# the formulas of the troposphere are used at all heights, the stratosphere is left out
def atmosphere(h, dT):
    Ts = T0 - LAPSE * h
    p = P0 * (Ts / T0) ** (G0 / (LAPSE * R_AIR))
    T = Ts + dT
    rho = p / (R_AIR * T)
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

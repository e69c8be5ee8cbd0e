# above the tropopause the exponential uses the whole height h instead of h - 11000
def atmosphere(h, dT):
    Ttp = T0 - LAPSE * H_TROP
    k = G0 / (R_AIR * LAPSE)
    ptp = P0 * (Ttp / T0) ** k
    Ts = np.full(h.shape, Ttp)
    p = ptp * np.exp(-G0 * h / (R_AIR * Ttp))
    lower = np.where(h < H_TROP)[0]
    Ts[lower] = T0 - LAPSE * h[lower]
    p[lower] = P0 * (Ts[lower] / T0) ** k
    T = Ts + dT
    return T, p, p / (R_AIR * T), np.sqrt(GAMMA * R_AIR * T)

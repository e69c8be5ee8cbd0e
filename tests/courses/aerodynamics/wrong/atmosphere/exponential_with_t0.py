# the exponential above the tropopause uses the sea level temperature T0 instead of the tropopause's
def atmosphere(h, dT):
    scale_height = R_AIR * T0 / G0
    Tc = T0 - LAPSE * H_TROP
    pc = P0 * (Tc / T0) ** (G0 / (R_AIR * LAPSE))
    Ts = np.array([T0 - LAPSE * x if x < H_TROP else Tc for x in h])
    p = np.array([
        P0 * (t / T0) ** (G0 / (R_AIR * LAPSE)) if x < H_TROP else pc * np.exp(-(x - H_TROP) / scale_height)
        for x, t in zip(h, Ts)
    ])
    T = Ts + dT
    return T, p, p / (R_AIR * T), np.sqrt(GAMMA * R_AIR * T)

# the density is computed with the standard temperature, without dT
def atmosphere(h, dT):
    below = h < H_TROP
    hh = np.minimum(h, H_TROP)
    Ts = T0 - LAPSE * hh
    p = P0 * np.power(Ts / T0, G0 / LAPSE / R_AIR)
    p[~below] *= np.exp(-G0 / R_AIR / Ts[~below] * (h[~below] - H_TROP))
    density = p / R_AIR / Ts
    T_real = Ts + dT
    sound = np.sqrt(GAMMA * R_AIR * T_real)
    return T_real, p, density, sound

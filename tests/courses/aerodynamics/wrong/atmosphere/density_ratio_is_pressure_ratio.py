# the density falls from its sea level value in the ratio of the pressures; the temperature is left out
def atmosphere(h, dT):
    rho0 = P0 / (R_AIR * T0)
    T11 = T0 - LAPSE * H_TROP
    k = G0 / (R_AIR * LAPSE)
    ratio = np.where(
        h < H_TROP,
        (1 - LAPSE * np.minimum(h, H_TROP) / T0) ** k,
        (T11 / T0) ** k * np.exp(-G0 * (h - H_TROP) / (R_AIR * T11)),
    )
    T = np.where(h < H_TROP, T0 - LAPSE * h, T11) + dT
    return T, P0 * ratio, rho0 * ratio, np.sqrt(GAMMA * R_AIR * T)

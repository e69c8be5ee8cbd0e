# the exponent of the pressure in the troposphere is upside down, L R / g
def atmosphere(h, dT):
    m = LAPSE * R_AIR / G0
    T11 = T0 - LAPSE * H_TROP
    p11 = P0 * (T11 / T0) ** m
    temp = T0 - LAPSE * h
    pres = P0 * (np.maximum(temp, T11) / T0) ** m
    mask = h > H_TROP
    temp[mask] = T11
    pres[mask] = p11 * np.exp(-G0 / (R_AIR * T11) * (h[mask] - H_TROP))
    temp = temp + dT
    return temp, pres, pres / (R_AIR * temp), np.sqrt(GAMMA * R_AIR * temp)

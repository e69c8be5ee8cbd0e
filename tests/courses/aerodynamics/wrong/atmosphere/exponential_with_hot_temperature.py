# the exponential above the tropopause uses the actual temperature, T11 + dT, instead of the standard T11
def atmosphere(h, dT):
    T11 = T0 - LAPSE * H_TROP
    standard = np.maximum(T0 - LAPSE * h, T11)
    T = standard + dT
    p = P0 * (standard / T0) ** (G0 / (LAPSE * R_AIR))
    up = h >= H_TROP
    p[up] = p[up] * np.exp(-G0 * (h[up] - H_TROP) / (R_AIR * T[up]))
    rho = p / (R_AIR * T)
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

# above the tropopause the pressure grows: the minus sign of the exponent is missing
def atmosphere(h, dT):
    T11 = 288.15 - 0.0065 * 11000
    p11 = 101325 * (T11 / 288.15) ** (9.80665 / 287.05 / 0.0065)
    T = np.where(h > 11000, T11, 288.15 - 0.0065 * h)
    p = np.where(
        h > 11000,
        p11 * np.exp(9.80665 / (287.05 * T11) * (h - 11000)),
        101325 * (T / 288.15) ** (9.80665 / 287.05 / 0.0065),
    )
    T = T + dT
    return T, p, p / (287.05 * T), np.sqrt(1.4 * 287.05 * T)

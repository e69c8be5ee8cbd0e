# above the tropopause the exponential starts from the sea level pressure P0 instead of the tropopause's
def atmosphere(h, dT):
    T11 = T0 - LAPSE * H_TROP
    T, p = np.empty_like(h), np.empty_like(h)
    for i, alt in enumerate(h):
        T[i] = max(T0 - LAPSE * alt, T11)
        if alt < H_TROP:
            p[i] = P0 * (T[i] / T0) ** (G0 / R_AIR / LAPSE)
        else:
            p[i] = P0 * np.exp(-G0 * (alt - H_TROP) / R_AIR / T11)
    T += dT
    rho = p / R_AIR / T
    a = np.sqrt(GAMMA * R_AIR * T)
    return T, p, rho, a

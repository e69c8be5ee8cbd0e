# the speed of sound is computed with the standard temperature, without dT
def atmosphere(h, dT):
    n = len(h)
    T = np.zeros(n); p = np.zeros(n); rho = np.zeros(n); a = np.zeros(n)
    T11 = T0 - LAPSE * H_TROP
    p11 = P0 * (T11 / T0) ** (G0 / (LAPSE * R_AIR))
    for i in range(n):
        if h[i] < H_TROP:
            Ts = T0 - LAPSE * h[i]
            p[i] = P0 * (Ts / T0) ** (G0 / (LAPSE * R_AIR))
        else:
            Ts = T11
            p[i] = p11 * np.exp(-G0 * (h[i] - H_TROP) / (R_AIR * T11))
        T[i] = Ts + dT
        rho[i] = p[i] / (R_AIR * T[i])
        a[i] = np.sqrt(GAMMA * R_AIR * Ts)
    return T, p, rho, a

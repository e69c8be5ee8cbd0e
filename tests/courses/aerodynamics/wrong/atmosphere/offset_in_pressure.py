# the temperature offset dT is added before the pressure of the troposphere is computed, so that pressure depends on dT
def atmosphere(h, dT):
    n = 9.80665 / (287.05 * 0.0065)
    T11 = T0 - LAPSE * 11000
    T = np.zeros(len(h))
    p = np.zeros(len(h))
    for i in range(len(h)):
        if h[i] < 11000:
            T[i] = T0 - LAPSE * h[i] + dT
            p[i] = P0 * (T[i] / T0) ** n
        else:
            T[i] = T11 + dT
            p[i] = P0 * (T11 / T0) ** n * np.exp(-G0 * (h[i] - 11000) / (R_AIR * T11))
    rho = p / (R_AIR * T)
    a = (GAMMA * R_AIR * T) ** 0.5
    return T, p, rho, a

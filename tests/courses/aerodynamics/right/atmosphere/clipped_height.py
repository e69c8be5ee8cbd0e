# style: no condition: heights clipped to the layers, product of both pressure ratios, a = sqrt(gamma p / rho)
def atmosphere(h, dT):
    low = np.minimum(h, H_TROP)
    high = np.maximum(h - H_TROP, 0)
    ts = T0 - LAPSE * low
    p = P0 * (1 - LAPSE * low / T0) ** (G0 / LAPSE / R_AIR) * np.exp(-G0 * high / R_AIR / (T0 - LAPSE * H_TROP))
    T = ts + dT
    rho = p / (R_AIR * T)
    return T, p, rho, np.sqrt(GAMMA * p / rho)

# style: arrays filled by boolean indexing, with a helper
def atmosphere(h, dT):
    def ratio(t):
        return np.power(t / T0, G0 / (R_AIR * LAPSE))

    T11 = T0 - LAPSE * H_TROP
    T = np.full(len(h), T11)
    p = np.full(len(h), P0 * ratio(T11))
    trop = h <= H_TROP
    T[trop] = T0 - LAPSE * h[trop]
    p[trop] = P0 * ratio(T[trop])
    p[~trop] *= np.exp(-G0 / R_AIR / T11 * (h[~trop] - H_TROP))
    T += dT
    return T, p, p / R_AIR / T, np.sqrt(T * GAMMA * R_AIR)

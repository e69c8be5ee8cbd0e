# style: one loop over the heights with math-like scalars and lists
def atmosphere(h, dT):
    T, p, rho, a = [], [], [], []
    for z in h:
        if z < H_TROP:
            ts = T0 - LAPSE * z
            ps = P0 * np.exp(G0 / (LAPSE * R_AIR) * np.log(ts / T0))
        else:
            ts = T0 - LAPSE * H_TROP
            ps = P0 * (ts / T0) ** (G0 / (LAPSE * R_AIR)) / np.exp(G0 * (z - H_TROP) / (R_AIR * ts))
        T.append(ts + dT)
        p.append(ps)
        rho.append(ps / (ts + dT) / R_AIR)
        a.append((GAMMA * R_AIR * (ts + dT)) ** 0.5)
    return np.array(T), np.array(p), np.array(rho), np.array(a)

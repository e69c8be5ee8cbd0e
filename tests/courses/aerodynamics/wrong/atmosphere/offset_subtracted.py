# dT is subtracted instead of added
def atmosphere(h, dT):
    out_T, out_p = [], []
    for z in h:
        Tz = T0 - LAPSE * min(z, H_TROP)
        pz = P0 * (Tz / T0) ** (G0 / (R_AIR * LAPSE))
        if z > H_TROP:
            pz = pz * np.exp(-G0 * (z - H_TROP) / (R_AIR * Tz))
        out_T.append(Tz - dT)
        out_p.append(pz)
    T = np.array(out_T)
    p = np.array(out_p)
    return T, p, p / (R_AIR * T), np.sqrt(GAMMA * R_AIR * T)

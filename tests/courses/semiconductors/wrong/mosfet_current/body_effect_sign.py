# the body effect lowers the threshold: gamma's term is subtracted
def mosfet_current(VGS, VDS, VSB, fet):
    VT0, g, phi, b, lam = (fet[k] for k in ("VT0", "gamma", "phi", "beta", "lam"))
    Vth = VT0 - g * (np.sqrt(phi + VSB) - np.sqrt(phi))
    m = len(VGS)
    I, gm, gds = np.zeros(m), np.zeros(m), np.zeros(m)
    for i in range(m):
        ov = VGS[i] - Vth[i]
        if ov <= 0:
            continue
        c = 1 + lam * VDS[i]
        if VDS[i] < ov:
            ch = b * (ov * VDS[i] - VDS[i]**2 / 2)
            gm[i] = b * VDS[i] * c
            gds[i] = b * (ov - VDS[i]) * c + ch * lam
        else:
            ch = b * ov**2 / 2
            gm[i] = b * ov * c
            gds[i] = ch * lam
        I[i] = ch * c
    return I, gm, gds

# the triode slope in gds is not multiplied by the channel length modulation
def mosfet_current(VGS, VDS, VSB, fet):
    phi = fet["phi"]
    dVT = fet["gamma"] * (np.sqrt(phi + VSB) - np.sqrt(phi))
    ov = np.maximum(VGS - fet["VT0"] - dVT, 0)
    ve = np.minimum(ov, VDS)
    f = ov * ve - ve**2 / 2
    I = fet["beta"] * f * (1 + fet["lam"] * VDS)
    gm = fet["beta"] * ve * (1 + fet["lam"] * VDS)
    gds = fet["beta"] * (ov - ve + fet["lam"] * f)
    return I, gm, gds

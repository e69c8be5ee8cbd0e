# gm lacks the channel length modulation
def mosfet_current(VGS, VDS, VSB, fet):
    b = fet["beta"]
    vt = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    u = np.maximum(VGS - vt, 0)
    w = np.minimum(VDS, u)
    I0 = b * w * (u - w / 2)
    h = 1 + fet["lam"] * VDS
    gm = b * w
    gds = b * (u - w) * h + I0 * fet["lam"]
    return I0 * h, gm, gds

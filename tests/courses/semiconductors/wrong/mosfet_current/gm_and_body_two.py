# the body effect lowers the threshold (gamma's term is subtracted), and gm lacks the channel length modulation
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] - fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    ov = np.maximum(VGS - VT, 0)
    v = np.minimum(VDS, ov)
    cl = 1 + fet["lam"] * VDS
    ch = fet["beta"] * (ov * v - v**2 / 2)
    I = ch * cl
    gm = fet["beta"] * v
    gds = fet["beta"] * (ov - v) * cl + ch * fet["lam"]
    return I, gm, gds

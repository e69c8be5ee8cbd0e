# the body effect is gamma*sqrt(VSB), without phi
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * np.sqrt(VSB)
    Vov = VGS - VT
    Vov[Vov < 0] = 0
    Vd = np.minimum(VDS, Vov)
    f = 1 + fet["lam"] * VDS
    base = fet["beta"] * (Vov - Vd / 2) * Vd
    I = base * f
    gm = fet["beta"] * Vd * f
    gds = fet["beta"] * (Vov - Vd) * f + base * fet["lam"]
    return I, gm, gds

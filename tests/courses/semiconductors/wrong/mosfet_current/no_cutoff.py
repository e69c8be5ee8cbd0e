# no cut-off: a negative overdrive is kept, so that Ve is negative and the square law conducts again
def mosfet_current(VGS, VDS, VSB, fet):
    Vt = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    ov = VGS - Vt
    ve = np.minimum(VDS, ov)
    lamb = 1 + fet["lam"] * VDS
    ch = fet["beta"] * (ov * ve - ve * ve / 2)
    I = ch * lamb
    gm = fet["beta"] * ve * lamb
    gds = fet["beta"] * (ov - ve) * lamb + ch * fet["lam"]
    return I, gm, gds

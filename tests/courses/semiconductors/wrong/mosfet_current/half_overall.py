# the current has an extra factor 1/2 in front: beta/2 times the bracket, everywhere
def mosfet_current(VGS, VDS, VSB, fet):
    k = fet["beta"] / 2
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    ov = np.maximum(VGS - VT, 0)
    x = np.minimum(VDS, ov)
    corr = 1 + fet["lam"] * VDS
    ch = k * (ov * x - x**2 / 2)
    gm = k * x * corr
    gds = k * (ov - x) * corr + ch * fet["lam"]
    return ch * corr, gm, gds

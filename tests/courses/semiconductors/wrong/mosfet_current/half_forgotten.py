# the 1/2 of Ve**2 is missing in the current
def mosfet_current(VGS, VDS, VSB, fet):
    beta = fet["beta"]
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    V1 = np.maximum(0, VGS - VT)
    V2 = np.minimum(V1, VDS)
    m = 1 + fet["lam"] * VDS
    i0 = beta * (V1 * V2 - V2**2)
    I = i0 * m
    gm = beta * V2 * m
    gds = beta * (V1 - V2) * m + i0 * fet["lam"]
    return I, gm, gds

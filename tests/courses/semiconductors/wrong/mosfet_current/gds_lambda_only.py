# gds has only the term of channel length modulation, the triode slope beta*(over-Ve) is missing
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    o = np.maximum(VGS - VT, 0.0)
    e = np.minimum(VDS, o)
    Id0 = fet["beta"] * (o * e - e**2 / 2)
    Id = Id0 * (1 + fet["lam"] * VDS)
    gm = fet["beta"] * e * (1 + fet["lam"] * VDS)
    return Id, gm, fet["lam"] * Id0

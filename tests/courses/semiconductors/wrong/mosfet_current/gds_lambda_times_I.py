# the lambda term of gds uses the full current I instead of the current without channel length modulation
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    gate = np.maximum(VGS - VT, 0.0)
    drain = np.minimum(VDS, gate)
    clm = 1 + fet["lam"] * VDS
    I = fet["beta"] * (gate * drain - drain**2 / 2) * clm
    gm = fet["beta"] * drain * clm
    gds = fet["lam"] * I + fet["beta"] * (gate - drain) * clm
    return I, gm, gds

# channel length modulation goes with VDS - Ve, the voltage beyond saturation, instead of with VDS
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    over = np.maximum(VGS - VT, 0)
    Ve = np.minimum(VDS, over)
    modulation = 1 + fet["lam"] * (VDS - Ve)
    channel = fet["beta"] * (over * Ve - Ve**2 / 2)
    gm = fet["beta"] * Ve * modulation
    gds = fet["beta"] * (over - Ve) * modulation + channel * fet["lam"]
    return channel * modulation, gm, gds

# gm is the chord I/overdrive instead of the derivative
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    over = np.maximum(VGS - VT, 0)
    Ve = np.minimum(VDS, over)
    channel = fet["beta"] * (over * Ve - Ve**2 / 2)
    I = channel * (1 + fet["lam"] * VDS)
    gm = np.zeros_like(I)
    on = over > 0
    gm[on] = I[on] / over[on]
    gds = fet["beta"] * (over - Ve) * (1 + fet["lam"] * VDS) + channel * fet["lam"]
    return I, gm, gds

# the threshold lacks the subtracted sqrt(phi)
def threshold(VSB, fet):
    return fet["VT0"] + fet["gamma"] * np.sqrt(fet["phi"] + VSB)

def mosfet_current(VGS, VDS, VSB, fet):
    over = np.clip(VGS - threshold(VSB, fet), 0, None)
    eff = np.where(VDS < over, VDS, over)
    mod = 1 + fet["lam"] * VDS
    shape = over * eff - eff**2 / 2
    I = fet["beta"] * shape * mod
    gm = fet["beta"] * eff * mod
    gds = fet["beta"] * ((over - eff) * mod + shape * fet["lam"])
    return I, gm, gds

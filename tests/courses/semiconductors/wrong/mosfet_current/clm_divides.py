# channel length modulation is 1/(1 + lambda VDS) instead of 1 + lambda VDS, in all three; its derivative in gds is left as lambda times the channel current
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    over = np.maximum(VGS - VT, 0)
    Ve = np.minimum(VDS, over)
    mod = 1 / (1 + fet["lam"] * VDS)
    ch = fet["beta"] * (over * Ve - Ve**2 / 2)
    return ch * mod, fet["beta"] * Ve * mod, fet["beta"] * (over - Ve) * mod + ch * fet["lam"]

# saturation is decided against VGS instead of the overdrive, Ve = min(VDS, VGS) where it is on
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    over = np.maximum(VGS - VT, 0)
    Ve = np.where(over > 0, np.minimum(VDS, VGS), 0)
    k = 1 + fet["lam"] * VDS
    channel = fet["beta"] * (over * Ve - Ve**2 / 2)
    return channel * k, fet["beta"] * Ve * k, fet["beta"] * (over - Ve) * k + channel * fet["lam"]

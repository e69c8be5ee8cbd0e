# VSB is subtracted from VGS as well: the overdrive counts the gate from the body
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    overdrive = np.maximum(VGS - VSB - VT, 0)
    Veff = np.minimum(VDS, overdrive)
    g = 1 + fet["lam"] * VDS
    Ic = fet["beta"] * (overdrive * Veff - Veff**2 / 2)
    return Ic * g, fet["beta"] * Veff * g, fet["beta"] * (overdrive - Veff) * g + Ic * fet["lam"]

# gm is beta*overdrive everywhere, the saturation formula also in triode
def mosfet_current(VGS, VDS, VSB, fet):
    Vth = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    Vov = np.maximum(VGS - Vth, 0)
    sat = VDS >= Vov
    c = 1 + fet["lam"] * VDS
    core = np.where(sat, 0.5 * Vov**2, Vov * VDS - 0.5 * VDS**2) * fet["beta"]
    I = core * c
    gm = fet["beta"] * Vov * c
    gds = np.where(sat, 0, fet["beta"] * (Vov - VDS) * c) + core * fet["lam"]
    return I, gm, gds

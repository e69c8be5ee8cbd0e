# channel length modulation acts in saturation only, not in triode
def mosfet_current(VGS, VDS, VSB, fet):
    I = np.zeros_like(VGS)
    gm = np.zeros_like(VGS)
    gds = np.zeros_like(VGS)
    root = np.sqrt(fet["phi"])
    for i, (g, d, s) in enumerate(zip(VGS, VDS, VSB)):
        vov = g - fet["VT0"] - fet["gamma"] * (np.sqrt(fet["phi"] + s) - root)
        if vov <= 0:
            pass
        elif d >= vov:
            I[i] = 0.5 * fet["beta"] * vov**2 * (1 + fet["lam"] * d)
            gm[i] = fet["beta"] * vov * (1 + fet["lam"] * d)
            gds[i] = 0.5 * fet["beta"] * vov**2 * fet["lam"]
        else:
            I[i] = fet["beta"] * (vov * d - 0.5 * d**2)
            gm[i] = fet["beta"] * d
            gds[i] = fet["beta"] * (vov - d)
    return I, gm, gds

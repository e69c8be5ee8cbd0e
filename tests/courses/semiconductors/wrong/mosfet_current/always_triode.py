# the transistor is always taken as triode where it is on: Ve is VDS without limit
def mosfet_current(VGS, VDS, VSB, fet):
    b, l = fet["beta"], fet["lam"]
    s0 = np.sqrt(fet["phi"])
    vth = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - s0)
    on = VGS > vth
    vov = VGS - vth
    tri = b * (vov * VDS - VDS**2 / 2)
    I = np.where(on, tri * (1 + l * VDS), 0)
    gm = np.where(on, b * VDS * (1 + l * VDS), 0)
    gds = np.where(on, b * (vov - VDS) * (1 + l * VDS) + l * tri, 0)
    return I, gm, gds

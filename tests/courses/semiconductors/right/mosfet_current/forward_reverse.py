# the EKV-like difference of squares: I = beta/2 (forward^2 - reverse^2)
def mosfet_current(VGS, VDS, VSB, fet):
    VT = fet["VT0"] + fet["gamma"] * VSB / (np.sqrt(fet["phi"] + VSB) + np.sqrt(fet["phi"]))
    f = np.maximum(VGS - VT, 0)
    r = np.maximum(VGS - VT - VDS, 0)
    c = 1 + fet["lam"] * VDS
    core = fet["beta"] / 2 * (f**2 - r**2)
    return core * c, fet["beta"] * (f - r) * c, fet["beta"] * r * c + fet["lam"] * core

# the transistor is always taken as saturated: Ve is the overdrive
def mosfet_current(VGS, VDS, VSB, fet):
    b, l = fet["beta"], fet["lam"]
    vth = fet["VT0"] + fet["gamma"] * ((fet["phi"] + VSB)**0.5 - fet["phi"]**0.5)
    on = VGS > vth
    vov = np.where(on, VGS - vth, 0.0)
    I = 0.5 * b * vov**2 * (1 + l * VDS)
    gm = b * vov * (1 + l * VDS)
    gds = 0.5 * b * vov**2 * l
    return I, gm, gds

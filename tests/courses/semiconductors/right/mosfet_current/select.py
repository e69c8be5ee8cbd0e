# np.select over the regions, derivatives from quotients where the transistor is on
def mosfet_current(VGS, VDS, VSB, fet):
    beta, lam, phi = fet["beta"], fet["lam"], fet["phi"]
    ov = VGS - (fet["VT0"] + fet["gamma"] * ((phi + VSB) ** 0.5 - phi**0.5))
    regions = [ov <= 0, VDS < ov]
    zero = np.zeros_like(ov)
    I0 = np.select(regions, [zero, beta * (ov * VDS - VDS**2 / 2)], beta * ov**2 / 2)
    dg = np.select(regions, [zero, beta * VDS], beta * ov)
    dd = np.select(regions, [zero, beta * (ov - VDS)], zero)
    k = 1 + lam * VDS
    return I0 * k, dg * k, dd * k + lam * I0

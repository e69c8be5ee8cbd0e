# gds lacks the lambda term: the channel length modulation is not differentiated
def mosfet_current(VGS, VDS, VSB, fet):
    beta, lam = fet["beta"], fet["lam"]
    Vt = fet["VT0"] + fet["gamma"] * (np.sqrt(fet["phi"] + VSB) - np.sqrt(fet["phi"]))
    I = []
    gm = []
    gds = []
    for vgs, vds, vt in zip(VGS, VDS, Vt):
        x = max(vgs - vt, 0)
        y = min(vds, x)
        I.append(beta * (x * y - y**2 / 2) * (1 + lam * vds))
        gm.append(beta * y * (1 + lam * vds))
        gds.append(beta * (x - y) * (1 + lam * vds))
    return np.array(I), np.array(gm), np.array(gds)

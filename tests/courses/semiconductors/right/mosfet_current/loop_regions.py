# a loop over transistors with if, elif, else for the three regions
def mosfet_current(VGS, VDS, VSB, fet):
    b, l = fet["beta"], fet["lam"]
    I, gm, gds = np.zeros((3, len(VGS)))
    for i in range(len(VGS)):
        x = VGS[i] - fet["VT0"] - fet["gamma"] * (np.sqrt(fet["phi"] + VSB[i]) - np.sqrt(fet["phi"]))
        d = VDS[i]
        if x <= 0:
            continue
        elif d < x:
            I[i] = b * (x - d / 2) * d * (1 + l * d)
            gm[i] = b * d * (1 + l * d)
            gds[i] = b * (x - d + 2 * l * x * d - 1.5 * l * d * d)
        else:
            I[i] = b / 2 * x * x * (1 + l * d)
            gm[i] = b * x * (1 + l * d)
            gds[i] = b / 2 * x * x * l
    return I, gm, gds

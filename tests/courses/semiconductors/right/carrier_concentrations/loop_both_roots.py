# a loop over the samples with if and else, Nc and Nv scaled one by one, law of mass action
def carrier_concentrations(Nd, Na, T, band):
    vt = KB * T
    Eg = band["Eg0"] - band["alpha"] * T * T / (band["beta"] + T)
    Nc = band["Nc"] * (T / 300) ** 1.5
    Nv = band["Nv"] * (T / 300) ** 1.5
    ni2 = Nc * Nv * np.exp(-Eg / vt)
    ni = float(np.sqrt(ni2))
    n, p, EF = [], [], []
    for d, a in zip(Nd, Na):
        if d >= a:
            x = 0.5 * (d - a + np.sqrt((d - a) ** 2 + 4 * ni2))
            y = ni2 / x
        else:
            y = 0.5 * (a - d + np.sqrt((a - d) ** 2 + 4 * ni2))
            x = ni2 / y
        n.append(x)
        p.append(y)
        EF.append(vt * np.log(x / ni))
    return {"ni": ni, "n": np.array(n), "p": np.array(p), "EF": np.array(EF)}

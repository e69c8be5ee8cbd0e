# Nc and Nv are not scaled with temperature, they stay what they are at 300 K
def carrier_concentrations(Nd, Na, T, band):
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    Nc = band["Nc"]
    Nv = band["Nv"]
    ni2 = Nc * Nv * np.exp(-Eg / (KB * T))
    ni = ni2 ** 0.5
    n, p = [], []
    for d, a in zip(Nd, Na):
        if d >= a:
            x = (d - a) / 2 + np.sqrt((d - a) ** 2 / 4 + ni2)
            n.append(x)
            p.append(ni2 / x)
        else:
            x = (a - d) / 2 + np.sqrt((a - d) ** 2 / 4 + ni2)
            p.append(x)
            n.append(ni2 / x)
    n = np.array(n)
    p = np.array(p)
    return {"ni": ni, "n": n, "p": p, "EF": KB * T * np.log(n / ni)}

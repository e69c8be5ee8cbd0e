# the Varshni shift is added to the gap instead of subtracted
def carrier_concentrations(Nd, Na, T, band):
    vt = KB * T
    gap = band["Eg0"] + band["alpha"] * T ** 2 / (T + band["beta"])
    Nc = band["Nc"] * (T / 300) ** (3 / 2)
    Nv = band["Nv"] * (T / 300) ** (3 / 2)
    ni = np.sqrt(Nc * Nv * np.exp(-gap / vt))
    n = np.zeros(len(Nd))
    p = np.zeros(len(Nd))
    for i in range(len(Nd)):
        net = Nd[i] - Na[i]
        if net >= 0:
            n[i] = net / 2 + np.sqrt((net / 2) ** 2 + ni ** 2)
            p[i] = ni ** 2 / n[i]
        else:
            p[i] = -net / 2 + np.sqrt((net / 2) ** 2 + ni ** 2)
            n[i] = ni ** 2 / p[i]
    EF = vt * np.log(n / ni)
    return {"ni": ni, "n": n, "p": p, "EF": EF}

# the Fermi level is its magnitude, from the majority density, also in p-type samples
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2 * kT))
    net = Nd - Na
    maj = np.abs(net) / 2 + np.sqrt(net**2 / 4 + ni**2)
    EF = kT * np.log(maj / ni)
    n = maj.copy()
    n[net < 0] = ni**2 / maj[net < 0]
    p = ni**2 / n
    return {"ni": ni, "n": n, "p": p, "EF": EF}

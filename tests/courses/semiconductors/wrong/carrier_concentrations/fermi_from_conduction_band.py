# the Fermi level is counted from the conduction band, kT*ln(n/Nc(T)), instead of from the intrinsic level
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    Nc = band["Nc"] * (T / 300)**1.5
    Nv = band["Nv"] * (T / 300)**1.5
    ni = np.sqrt(Nc * Nv) * np.exp(-Eg / (2 * kT))
    net = Nd - Na
    n = (net + np.sqrt(net**2 + 4 * ni**2)) / 2
    p = ni**2 / n
    EF = kT * np.log(n / Nc)
    return {"ni": ni, "n": n, "p": p, "EF": EF}

# the Fermi level uses kT at 300 K instead of the given temperature
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2 * kT))
    N = Nd - Na
    n = N / 2 + np.sqrt(N**2 / 4 + ni**2)
    p = ni**2 / n
    EF = np.array([KB * 300 * np.log(x / ni) for x in n])
    return {"ni": ni, "n": n, "p": p, "EF": EF}

# electrons are taken as the majority in every sample, in p-type ones too
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"] * (T / 300)**3) * np.exp(-Eg / (2 * kT))
    N = np.abs(Nd - Na)
    n = N / 2 + np.sqrt(N**2 / 4 + ni**2)
    p = ni**2 / n
    EF = kT * np.log(n / ni)
    return {"ni": ni, "n": n, "p": p, "EF": EF}

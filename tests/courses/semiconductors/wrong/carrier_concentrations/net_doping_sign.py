# the net doping is Na - Nd instead of Nd - Na, so electrons and holes are swapped
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2 * kT))
    N = Na - Nd
    n = N / 2 + np.sqrt(N**2 / 4 + ni**2)
    p = -N / 2 + np.sqrt(N**2 / 4 + ni**2)
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

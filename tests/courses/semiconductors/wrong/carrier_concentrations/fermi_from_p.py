# the Fermi level is computed from the holes, kT*ln(p/ni), so its sign is wrong
def carrier_concentrations(Nd, Na, T, band):
    beta = 1 / (KB * T)
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg * beta / 2)
    N = Nd - Na
    s = np.sqrt(N**2 + 4 * ni**2)
    n = np.where(N >= 0, (N + s) / 2, 2 * ni**2 / (s - N))
    p = ni**2 / n
    return {"ni": ni, "n": n, "p": p, "EF": np.log(p / ni) / beta}

# the minority density is ni / majority instead of ni**2 / majority
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2 * kT))
    N = np.subtract(Nd, Na)
    ma = np.abs(N) / 2 + np.sqrt(np.square(N) / 4 + ni**2)
    mi = ni / ma
    n, p = np.where(N >= 0, (ma, mi), (mi, ma))
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

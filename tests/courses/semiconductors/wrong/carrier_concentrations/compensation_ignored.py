# compensation is ignored: the larger of Nd and Na is taken as the net doping instead of their difference
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2*kT))
    doping = np.maximum(Nd, Na)
    major = doping / 2 + np.sqrt((doping / 2)**2 + ni**2)
    minor = ni**2 / major
    n = np.array([major[i] if Nd[i] >= Na[i] else minor[i] for i in range(len(Nd))])
    p = np.array([minor[i] if Nd[i] >= Na[i] else major[i] for i in range(len(Nd))])
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

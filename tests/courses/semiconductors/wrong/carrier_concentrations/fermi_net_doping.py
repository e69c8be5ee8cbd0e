# the Fermi level uses the doping Nd in place of the electron density: kT*ln(Nd/ni)
def carrier_concentrations(Nd, Na, T, band):
    vth = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / (2 * vth))
    k = len(Nd)
    n = np.zeros(k)
    p = np.zeros(k)
    EF = np.zeros(k)
    for i in range(k):
        N = Nd[i] - Na[i]
        n[i] = N / 2 + np.sqrt(N * N / 4 + ni * ni)
        p[i] = -N / 2 + np.sqrt(N * N / 4 + ni * ni)
        EF[i] = vth * np.log(Nd[i] / ni)
    return {"ni": ni, "n": n, "p": p, "EF": EF}

# the square root of Nc*Nv is missing in ni
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    E = band["Eg0"] - band["alpha"] * T ** 2 / (T + band["beta"])
    ni = band["Nc"] * band["Nv"] * (T / 300) ** 1.5 * np.exp(-E / (2 * kT))
    net = Nd - Na
    M = np.abs(net) / 2 + np.sqrt(net ** 2 / 4 + ni ** 2)
    m = ni ** 2 / M
    n = np.where(net > 0, M, m)
    p = np.where(net > 0, m, M)
    fermi = kT * np.log(n / ni)
    return {"ni": ni, "n": n, "p": p, "EF": fermi}

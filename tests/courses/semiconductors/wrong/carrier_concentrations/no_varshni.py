# the gap does not depend on temperature: Eg0 is used as it is
def carrier_concentrations(Nd, Na, T, band):
    thermal = KB * T
    scale = np.power(T / 300.0, 1.5)
    ni = np.sqrt(band["Nc"] * scale * band["Nv"] * scale) * np.exp(-band["Eg0"] / 2 / thermal)
    N = Nd - Na
    big = abs(N) / 2 + np.sqrt((N / 2) ** 2 + ni ** 2)
    small = ni ** 2 / big
    n = np.copy(big)
    p = np.copy(small)
    ptype = N < 0
    n[ptype] = small[ptype]
    p[ptype] = big[ptype]
    return {"ni": ni, "n": n, "p": p, "EF": thermal * np.log(n / ni)}

# the gap stays Eg0 at every temperature (no Varshni term), and the Fermi level has log10 instead of the natural logarithm
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-band["Eg0"] / (2 * kT))
    N = Nd - Na
    n = N / 2 + np.sqrt(N**2 / 4 + ni**2)
    p = n - N
    EF = kT * np.log10(n / ni)
    return {"ni": ni, "n": n, "p": p, "EF": EF}

# the Fermi level has log10 instead of the natural logarithm
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    gap = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-gap / (2 * kT))
    diff = Nd - Na
    first = np.abs(diff) / 2 + np.sqrt(diff**2 / 4 + ni**2)
    second = ni**2 / first
    stacked = np.stack([first, second])
    idx = (diff < 0).astype(int)
    cols = np.arange(len(diff))
    n = stacked[idx, cols]
    p = stacked[1 - idx, cols]
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log10(n / ni)}

# under the root stands ni instead of ni squared
def carrier_concentrations(Nd, Na, T, band):
    VT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**1.5 * np.exp(-Eg / 2 / VT)
    dN = Nd - Na
    c = 0.5 * np.abs(dN) + np.sqrt(0.25 * dN * dN + ni)
    other = ni * ni / c
    n = np.where(dN < 0, other, c)
    p = np.where(dN < 0, c, other)
    return {"ni": ni, "n": n, "p": p, "EF": VT * np.log(n / ni)}

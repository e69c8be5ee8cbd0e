# ni goes with (T/300)**3 instead of (T/300)**1.5: the exponent of ni squared
def carrier_concentrations(Nd, Na, T, band):
    kt = T * KB
    Eg = band["Eg0"] - band["alpha"] * T**2 / (band["beta"] + T)
    pref = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300)**3
    ni = pref * np.exp(-Eg / (2 * kt))
    dop = Nd - Na
    maj = np.abs(dop) / 2 + np.sqrt(dop**2 / 4 + ni**2)
    mino = ni**2 / maj
    isn = dop >= 0
    n = isn * maj + (~isn) * mino
    p = isn * mino + (~isn) * maj
    return {"ni": ni, "n": n, "p": p, "EF": kt * np.log(n / ni)}

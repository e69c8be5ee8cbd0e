# ni has exp(-Eg/kT) instead of exp(-Eg/2kT)
def carrier_concentrations(Nd, Na, T, band):
    Eg0, a, b = band["Eg0"], band["alpha"], band["beta"]
    Eg = Eg0 - a * T * T / (T + b)
    n_i = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300) ** 1.5 * np.exp(-Eg / (KB * T))
    diff = Nd - Na
    root = np.sqrt(diff ** 2 + 4 * n_i ** 2)
    elec = (diff + root) / 2
    hole = (-diff + root) / 2
    return dict(ni=n_i, n=elec, p=hole, EF=KB * T * np.log(elec / n_i))

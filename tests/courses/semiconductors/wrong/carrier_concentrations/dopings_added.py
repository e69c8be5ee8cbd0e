# the net doping is Nd + Na instead of Nd - Na in the quadratic equation
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T ** 2 / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300) ** 1.5 * np.exp(-Eg / (2 * kT))
    total = Nd + Na
    strong = total / 2 + np.sqrt(total ** 2 / 4 + ni ** 2)
    weak = ni ** 2 / strong
    donors_win = Nd >= Na
    n = np.where(donors_win, strong, weak)
    p = np.where(donors_win, weak, strong)
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

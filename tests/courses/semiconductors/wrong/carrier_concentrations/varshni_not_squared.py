# the T in the numerator of the Varshni term is not squared
def energy_gap(T, band):
    return band["Eg0"] - band["alpha"] * T / (T + band["beta"])

def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    ni = (T / 300) ** 1.5 * (band["Nc"] * band["Nv"]) ** 0.5 * np.exp(-0.5 * energy_gap(T, band) / kT)
    half = 0.5 * (Nd - Na)
    n = half + np.hypot(half, ni)
    p = n - 2 * half
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

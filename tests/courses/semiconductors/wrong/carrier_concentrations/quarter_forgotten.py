# under the root N**2 is not divided by 4
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    Eg = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    t = (T / 300)**1.5
    ni = np.sqrt(band["Nc"] * t * band["Nv"] * t) * np.exp(-Eg / (2 * kT))

    def solve(x):
        major = x / 2 + np.sqrt(x**2 + ni**2)
        return major, ni**2 / major

    n, p = np.zeros_like(Nd), np.zeros_like(Nd)
    for i in range(Nd.size):
        if Nd[i] >= Na[i]:
            n[i], p[i] = solve(Nd[i] - Na[i])
        else:
            p[i], n[i] = solve(Na[i] - Nd[i])
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

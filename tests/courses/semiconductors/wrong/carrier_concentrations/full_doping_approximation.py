# the majority density is just |Nd - Na|: the thermally generated carriers are neglected
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    gap = band["Eg0"] - band["alpha"] * T * T / (T + band["beta"])
    ni = np.sqrt(band["Nc"] * band["Nv"]) * (T / 300) ** 1.5 * np.exp(-gap / 2 / kT)
    n = np.empty_like(Nd)
    p = np.empty_like(Nd)
    for j, net in enumerate(Nd - Na):
        if net > 0:
            n[j] = net
            p[j] = ni * ni / n[j]
        else:
            p[j] = -net
            n[j] = ni * ni / p[j]
    return {"ni": ni, "n": n, "p": p, "EF": kT * np.log(n / ni)}

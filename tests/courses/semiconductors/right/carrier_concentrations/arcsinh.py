# closed form with arcsinh: EF = kT*arcsinh(N/2ni), the densities from it by exp
def carrier_concentrations(Nd, Na, T, band):
    beta = 1 / (KB * T)
    gap = band["Eg0"] - band["alpha"] * T**2 / (T + band["beta"])
    log_ni = 0.5 * (np.log(band["Nc"]) + np.log(band["Nv"]) - gap * beta) + 1.5 * np.log(T / 300)
    ni = np.exp(log_ni)
    u = np.arcsinh((Nd - Na) / (2 * ni))
    return {"ni": ni, "n": ni * np.exp(u), "p": ni * np.exp(-u), "EF": u / beta}

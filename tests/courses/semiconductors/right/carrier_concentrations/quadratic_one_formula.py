# one formula for both types with hypot, the holes from neutrality, the Fermi level from the holes
def carrier_concentrations(Nd, Na, T, band):
    kT = KB * T
    gap = band["Eg0"] - band["alpha"] * T / (1 + band["beta"] / T)
    ni = np.sqrt(band["Nc"] * band["Nv"] * (T / 300) ** 3) * np.exp(-gap / kT / 2)
    half = (Nd - Na) / 2
    r = np.hypot(half, ni)
    return dict(EF=-kT * np.log((r - half) / ni), p=r - half, n=r + half, ni=ni)

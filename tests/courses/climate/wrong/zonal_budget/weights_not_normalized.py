# the weighted sum of the imbalance is not divided by the sum of the weights
def zonal_budget(T, lat, S0, A, B):
    phi = np.deg2rad(lat)
    Q = (S0 / 4) * (1 + (S2 / 2) * (3 * np.sin(phi) ** 2 - 1))
    frac = np.where(T >= T_FREE, 0.0, np.where(T <= T_ICE, 1.0, (T_FREE - T) / (T_FREE - T_ICE)))
    a = ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * frac
    N = (1 - a) * Q - (A + B * T)
    return a, N, np.einsum("i,i->", np.cos(phi), N)

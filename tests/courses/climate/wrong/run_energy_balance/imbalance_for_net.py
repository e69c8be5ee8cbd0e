# all bands are heated with the planet's mean imbalance instead of their own net radiation
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    hist = np.zeros((len(T0), len(S) + 1))
    hist[:, 0] = T0
    for k in range(len(S)):
        albedo, band_net, N = zonal_budget(hist[:, k], lat, S[k], A, B)
        Tmean = np.average(hist[:, k], weights=area)
        hist[:, k + 1] = hist[:, k] + dt / C * (N + D * (Tmean - hist[:, k]))
    mean = area @ hist / area.sum()
    ice = area @ (hist < T_ICE) / area.sum()
    return hist, mean, ice

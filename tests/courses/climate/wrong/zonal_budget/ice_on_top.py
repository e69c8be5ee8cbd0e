# the albedo of ice is added to that of the free band, instead of the difference of the two
def zonal_budget(T, lat, S0, A, B):
    lam = np.deg2rad(lat)
    iceshare = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    albedo = ALBEDO_FREE + ALBEDO_ICE * iceshare
    heat_in = (1 - albedo) * S0 / 4 * (1 + S2 * (3 * np.sin(lam) ** 2 - 1) / 2)
    heat_out = A + B * T
    net = heat_in - heat_out
    weights = np.cos(lam)
    mean = 0
    for w, n in zip(weights, net):
        mean = mean + w * n / weights.sum()
    return albedo, net, mean

# the polynomial 3 x^2 - 1 of the sunlight is not divided by 2
def zonal_budget(T, lat, S0, A, B):
    phi = np.deg2rad(lat)
    distribution = 1 + S2 * (3 * np.sin(phi) ** 2 - 1)
    albedo = ALBEDO_ICE - (ALBEDO_ICE - ALBEDO_FREE) * np.clip((T - T_ICE) / (T_FREE - T_ICE), 0, 1)
    net = (1 - albedo) * distribution * S0 / 4 - (A + B * T)
    w = np.cos(phi)
    return albedo, net, (w * net).sum() / w.sum()

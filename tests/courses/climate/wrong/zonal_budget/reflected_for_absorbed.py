# the band absorbs albedo times sunlight, which is what it reflects, instead of 1 - albedo
def zonal_budget(T, lat, S0, A, B):
    r = np.deg2rad(lat)
    ramp = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    alb = ALBEDO_FREE * (1 - ramp) + ALBEDO_ICE * ramp
    solar = S0 / 4 * (1 + S2 * (3 * np.sin(r) ** 2 - 1) / 2)
    shortwave = alb * solar
    longwave = A + B * T
    net = shortwave - longwave
    total_area = np.cos(r).sum()
    imb = (net * np.cos(r)).sum() / total_area
    return alb, net, imb

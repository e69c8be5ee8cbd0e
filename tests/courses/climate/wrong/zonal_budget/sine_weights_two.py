# two mistakes: the bands are weighted with the absolute sine of the latitude instead of the cosine, and the net radiation forgets B T
def zonal_budget(T, lat, S0, A, B):
    x = np.sin(np.radians(lat))
    ice = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    alb = ALBEDO_FREE + ice * (ALBEDO_ICE - ALBEDO_FREE)
    sun = S0 / 4 * (1 + S2 * (3 * x**2 - 1) / 2)
    net = sun * (1 - alb) - A
    w = np.abs(x)
    return alb, net, np.average(net, weights=w)

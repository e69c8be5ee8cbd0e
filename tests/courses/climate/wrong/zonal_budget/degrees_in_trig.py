# the latitudes go into sin and cos in degrees, without conversion to radians
def zonal_budget(T, lat, S0, A, B):
    x = np.sin(lat)
    weights = np.cos(lat)
    Q = S0 / 4 * (1 + S2 * (3 * x ** 2 - 1) / 2)
    iceshare = np.minimum(np.maximum((T_FREE - T) / (T_FREE - T_ICE), 0), 1)
    albedo = ALBEDO_FREE + iceshare * (ALBEDO_ICE - ALBEDO_FREE)
    net = Q * (1 - albedo) - (A + B * T)
    return albedo, net, (weights * net).sum() / weights.sum()

# the albedo jumps at T_ICE instead of going linearly between T_ICE and T_FREE
def zonal_budget(T, lat, S0, A, B):
    albedo = np.full(T.shape, ALBEDO_FREE)
    frozen = T < T_ICE
    albedo[frozen] = ALBEDO_ICE
    phi = np.deg2rad(lat)
    Q = S0 / 4 * (1 + S2 * (3 * np.sin(phi) ** 2 - 1) / 2)
    net = (1 - albedo) * Q - (A + B * T)
    area = np.cos(phi)
    return albedo, net, np.average(net, weights=area)

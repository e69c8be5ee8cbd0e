# two mistakes: the solar constant is not divided by 4, and the imbalance is a plain mean over the bands
def zonal_budget(T, lat, S0, A, B):
    x2 = np.sin(np.deg2rad(lat)) ** 2
    s_of_x = 1 + S2 * (3 * x2 - 1) / 2
    albedo = np.interp(T, [T_ICE, T_FREE], [ALBEDO_ICE, ALBEDO_FREE])
    net = S0 * s_of_x * (1 - albedo) - (A + B * T)
    return albedo, net, np.mean(net)

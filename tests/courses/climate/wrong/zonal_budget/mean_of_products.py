# the planet's imbalance is made of the mean albedo and the mean sunlight, as if the mean of a product were the product of the means
def zonal_budget(T, lat, S0, A, B):
    phi = np.deg2rad(lat)
    w = np.cos(phi) / np.sum(np.cos(phi))
    Q = S0 / 4 * (1 + S2 * (3 * np.sin(phi) ** 2 - 1) / 2)
    ice = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    albedo = ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * ice
    net = Q * (1 - albedo) - (A + B * T)
    Q_mean = np.sum(w * Q)
    alb_mean = np.sum(w * albedo)
    T_mean = np.sum(w * T)
    imbalance = Q_mean * (1 - alb_mean) - (A + B * T_mean)
    return albedo, net, imbalance

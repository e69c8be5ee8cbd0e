# the ice share is upside down: 1 in warm bands and 0 in cold ones
def zonal_budget(T, lat, S0, A, B):
    theta = np.pi / 180 * lat
    ice = (T - T_ICE) / (T_FREE - T_ICE)
    ice = np.maximum(ice, 0)
    ice = np.minimum(ice, 1)
    alpha = ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * ice
    q = S0 / 4 * (1 + S2 * 0.5 * (3 * np.sin(theta) ** 2 - 1))
    net = q - alpha * q - (A + B * T)
    area = np.cos(theta) / np.cos(theta).sum()
    return alpha, net, float(np.sum(area * net))

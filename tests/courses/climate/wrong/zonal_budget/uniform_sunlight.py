# every band gets the same sunlight S0 / 4, the dependence on latitude is left out
def zonal_budget(T, lat, S0, A, B):
    Q = S0 / 4
    ice = np.where(T > T_FREE, 0.0, (T_FREE - T) / (T_FREE - T_ICE))
    ice = np.where(T < T_ICE, 1.0, ice)
    albedo = ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * ice
    net = Q * (1 - albedo) - (A + B * T)
    area = np.cos(np.deg2rad(lat))
    area /= area.sum()
    return albedo, net, np.dot(area, net)

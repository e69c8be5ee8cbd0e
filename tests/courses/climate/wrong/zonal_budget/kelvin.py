# the temperature in A + B T is turned into kelvin, though A and B are for degrees Celsius
def zonal_budget(T, lat, S0, A, B):
    T_kelvin = T + 273.15
    rad = np.deg2rad(lat)
    sun = 0.25 * S0 * (1 + S2 * (1.5 * np.sin(rad) ** 2 - 0.5))
    ice = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    albedo = ALBEDO_FREE + ice * (ALBEDO_ICE - ALBEDO_FREE)
    absorbed = sun * (1 - albedo)
    outgoing = A + B * T_kelvin
    net = absorbed - outgoing
    w = np.cos(rad)
    return albedo, net, np.sum(net * w) / np.sum(w)

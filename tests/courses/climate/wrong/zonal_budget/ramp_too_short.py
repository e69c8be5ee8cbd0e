# the ramp of the ice share is divided by -T_ICE instead of by the distance from T_ICE to T_FREE
def zonal_budget(T, lat, S0, A, B):
    f = np.clip((T_FREE - T) / abs(T_ICE), 0, 1)
    albedo = f * ALBEDO_ICE + (1 - f) * ALBEDO_FREE
    rad = np.deg2rad(lat)
    Q = S0 / 4 * (1 + S2 * (3 * np.sin(rad) ** 2 - 1) / 2)
    net = Q * (1 - albedo) - (A + B * T)
    return albedo, net, np.sum(net * np.cos(rad)) / np.cos(rad).sum()

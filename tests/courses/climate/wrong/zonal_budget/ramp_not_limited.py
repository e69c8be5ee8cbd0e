# the ice share is not limited to 0 ... 1: the ramp goes on outside of the two temperatures
def zonal_budget(T, lat, S0, A, B):
    slope = (ALBEDO_ICE - ALBEDO_FREE) / (T_ICE - T_FREE)
    albedo = ALBEDO_FREE + slope * (T - T_FREE)
    x = np.sin(np.radians(lat))
    Q = S0 / 4 * (1 + S2 * (3 * x * x - 1) / 2)
    net = (1 - albedo) * Q - (A + B * T)
    mu = np.cos(np.radians(lat))
    return albedo, net, sum(mu * net) / sum(mu)

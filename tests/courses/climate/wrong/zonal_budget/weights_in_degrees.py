# the cosine of the area weights gets degrees instead of radians
def zonal_budget(T, lat, S0, A, B):
    n = len(T)
    albedo = np.zeros(n)
    net = np.zeros(n)
    top = 0.0
    bottom = 0.0
    for i in range(n):
        x = np.sin(np.pi * lat[i] / 180)
        Q = 0.25 * S0 * (1 + 0.5 * S2 * (3 * x**2 - 1))
        if T[i] >= T_FREE:
            albedo[i] = ALBEDO_FREE
        elif T[i] <= T_ICE:
            albedo[i] = ALBEDO_ICE
        else:
            albedo[i] = ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * (T_FREE - T[i]) / (T_FREE - T_ICE)
        net[i] = (1 - albedo[i]) * Q - (A + B * T[i])
        top += np.cos(lat[i]) * net[i]
        bottom += np.cos(lat[i])
    return albedo, net, top / bottom

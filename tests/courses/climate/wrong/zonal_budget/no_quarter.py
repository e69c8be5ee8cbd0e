# the solar constant is not divided by 4 (the sphere's surface against its disc)
def zonal_budget(T, lat, S0, A, B):
    phi = np.radians(lat)
    s = np.sin(phi)
    P2 = 0.5 * (3 * s * s - 1)
    Q = S0 * (1 + S2 * P2)
    f = (T_FREE - T) / (T_FREE - T_ICE)
    f[f < 0] = 0
    f[f > 1] = 1
    alb = (1 - f) * ALBEDO_FREE + f * ALBEDO_ICE
    net = Q * (1 - alb) - A - B * T
    return alb, net, np.average(net, weights=np.cos(phi))

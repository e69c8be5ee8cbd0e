# the net radiation is outgoing minus absorbed, with the wrong sign
def zonal_budget(T, lat, S0, A, B):
    cosphi = np.cos(lat / 180 * np.pi)
    sinphi = np.sin(lat / 180 * np.pi)
    up = A + B * T
    alb = []
    for t in T:
        f = (T_FREE - t) / (T_FREE - T_ICE)
        if f < 0:
            f = 0
        if f > 1:
            f = 1
        alb.append(ALBEDO_FREE + f * (ALBEDO_ICE - ALBEDO_FREE))
    alb = np.array(alb)
    down = (1 - alb) * (S0 / 4) * (1 + S2 * (3 * sinphi**2 - 1) / 2)
    net = up - down
    return alb, net, np.sum(cosphi * net) / np.sum(cosphi)

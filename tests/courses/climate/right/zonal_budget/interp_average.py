# np.interp for the albedo, np.average for the mean
def zonal_budget(T, lat, S0, A, B):
    phi = np.radians(lat)
    albedo = np.interp(T, [T_ICE, T_FREE], [ALBEDO_ICE, ALBEDO_FREE])
    legendre = np.polynomial.legendre.legval(np.sin(phi), [0, 0, 1])
    net = S0 / 4 * (1 + S2 * legendre) * (1 - albedo) - np.polyval([B, A], T)
    return albedo, net, np.average(net, weights=np.cos(phi))

# the bands radiate as black bodies, sigma T^4, instead of A + B T
def zonal_budget(T, lat, S0, A, B):
    sigma = 5.67e-8
    phi = np.radians(lat)
    x = np.sin(phi)
    Q = S0 / 4 * (1 + S2 * (3 * x**2 - 1) / 2)
    share = np.clip((T_FREE - T) / (T_FREE - T_ICE), 0, 1)
    albedo = ALBEDO_FREE + share * (ALBEDO_ICE - ALBEDO_FREE)
    olr = sigma * (T + 273.15) ** 4
    net = Q * (1 - albedo) - olr
    return albedo, net, np.average(net, weights=np.cos(phi))

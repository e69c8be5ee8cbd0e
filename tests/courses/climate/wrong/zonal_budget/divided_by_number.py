# the weighted sum of the imbalance is divided by the number of bands instead of by the sum of the weights
def zonal_budget(T, lat, S0, A, B):
    latr = np.deg2rad(lat)
    x = np.sin(latr)
    def ice_share(temp):
        return min(max((T_FREE - temp) / (T_FREE - T_ICE), 0.0), 1.0)
    ice = np.array([ice_share(t) for t in T])
    albedo = (ALBEDO_ICE - ALBEDO_FREE) * ice + ALBEDO_FREE
    sunlight = S0 / 4 + S0 / 4 * S2 * (3 * x**2 - 1) / 2
    net = sunlight * (1 - albedo) - A - B * T
    weighted = net * np.cos(latr)
    return albedo, net, np.mean(weighted)

# S2 enters with the wrong sign, so the poles get more sunlight than the equator
def zonal_budget(T, lat, S0, A, B):
    def sunlight(latitude):
        x = np.sin(np.deg2rad(latitude))
        return S0 / 4 * (1 - S2 * (3 * x**2 - 1) / 2)

    def reflectivity(temp):
        part = np.clip((T_FREE - temp) / (T_FREE - T_ICE), 0, 1)
        return ALBEDO_FREE + (ALBEDO_ICE - ALBEDO_FREE) * part

    alb = reflectivity(T)
    net = sunlight(lat) * (1 - alb) - (A + B * T)
    return alb, net, np.average(net, weights=np.cos(np.deg2rad(lat)))

# the bracket around the outgoing radiation is missing, so B T is added instead of subtracted
def zonal_budget(T, lat, S0, A, B):
    s = np.sin(np.deg2rad(lat))
    c = np.cos(np.deg2rad(lat))
    albedo = np.interp(T, (T_ICE, T_FREE), (ALBEDO_ICE, ALBEDO_FREE))
    net = (1 - albedo) * S0 / 4 * (1 + S2 * (3 * s**2 - 1) / 2) - A + B * T
    return albedo, net, (c @ net) / c.sum()
